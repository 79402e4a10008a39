// SPDX-License-Identifier: MIT

package import LayoutCore

/// What a constraint can relate: a view or a layout guide.
package protocol LayoutItem: AnyObject {
  /// The object's item in the forest, from its birth to its death.
  nonisolated var item: ItemID { get }

  /// The view itself, or the one in whose coordinates a guide lies.
  @MainActor var containingView: UIView? { get }
}
