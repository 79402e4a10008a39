// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a list: a cell with a content to start from. Accessories and separators are left out.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep the item is in a tree; kept, the content is not indented.
  open var indentationLevel = 0

  /// Points that a level is worth; kept, without effect.
  open var indentationWidth: CGFloat = 10

  /// What stands beside the content; kept, none is shown.
  open var accessories: [UICellAccessory] = []

  /// What ``UICollectionViewCell/contentConfiguration`` starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
