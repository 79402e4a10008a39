// SPDX-License-Identifier: MIT

/// An object whose content can be discarded while it is not accessed. `NSCache` on Linux does not
/// ask for it.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
