// SPDX-License-Identifier: MIT

package import LayoutCore

package protocol LayoutItem: AnyObject {
  /// The object's item in the forest, as long as the object lives.
  nonisolated var item: ItemID { get }

  /// The view itself, or the one in whose coordinates a guide lies.
  @MainActor var containingView: UIView? { get }
}
