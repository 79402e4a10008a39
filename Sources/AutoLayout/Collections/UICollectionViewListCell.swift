// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep the item is indented, in steps of ``indentationWidth``.
  open var indentationLevel = 0

  /// Points of a step.
  open var indentationWidth: CGFloat = 10

  /// What ``UICollectionViewCell/contentConfiguration`` starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
