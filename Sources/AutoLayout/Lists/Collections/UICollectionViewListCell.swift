// SPDX-License-Identifier: MIT

public import Foundation

/// Accessories and separators are left out.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// No effect.
  open var indentationLevel = 0

  /// No effect.
  open var indentationWidth: CGFloat = 10

  /// No effect.
  open var accessories: [UICellAccessory] = []

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
