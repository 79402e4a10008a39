// SPDX-License-Identifier: MIT

// Apple's headers state that the updates do not escape. Swift has no spelling for an optional closure
// that does not escape, so these overloads take closures that are not optional. A
// closure that is passed to them may use members without `self`.

extension UITableView {
  /// Calls the overridable method of the same name.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Calls the overridable method of the same name.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
