// SPDX-License-Identifier: MIT

/// The parts of an item that rows depend on.
struct ItemChange: OptionSet {
  var rawValue: UInt16

  /// A property that the item's own rows are written from.
  static let rows = ItemChange(rawValue: 1)
  /// The content, or whether the host measures it.
  static let content = ItemChange(rawValue: 2)
  /// The alignment rectangle within the frame.
  static let alignment = ItemChange(rawValue: 4)
  /// The items whose baselines the item uses as its own.
  static let baselines = ItemChange(rawValue: 8)
  static let kind = ItemChange(rawValue: 16)
  /// The direction of leading and trailing.
  static let direction = ItemChange(rawValue: 32)
  /// The properties that the safe area and the margins are derived from.
  static let insets = ItemChange(rawValue: 64)
  /// Whether the item is hidden, and the size that it has in a stack view.
  static let visibility = ItemChange(rawValue: 128)
  /// The override of the content size.
  static let size = ItemChange(rawValue: 256)
  /// The part of the safe area that the descendants inherit.
  static let innerInsets = ItemChange(rawValue: 512)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(from old: Item, to new: Item) {
    self = []
    let hasOtherRows =
      old.frame != new.frame || old.autoresizingMask != new.autoresizingMask
      || old.translatesAutoresizingMask != new.translatesAutoresizingMask
      || old.autoresizingOrigin != new.autoresizingOrigin || old.hugging != new.hugging
      || old.guideOffset != new.guideOffset
      || old.compressionResistance != new.compressionResistance
    if hasOtherRows { insert(.rows) }
    if old.layoutContent != new.layoutContent || old.isMeasuredByHost != new.isMeasuredByHost {
      insert(.content)
    }
    if old.contentSizeOverride != new.contentSizeOverride { insert(.size) }
    if old.arrangedSize != new.arrangedSize { insert(.visibility) }
    if old.alignmentInsetsOverride != new.alignmentInsetsOverride { insert(.alignment) }
    if old.firstBaselineItem != new.firstBaselineItem
      || old.lastBaselineItem != new.lastBaselineItem
    {
      insert(.baselines)
    }
    if old.kind != new.kind { insert(.kind) }
    if old.semanticContentAttribute != new.semanticContentAttribute {
      formUnion([.direction, .insets])
    }
    if old.margins != new.margins || old.imposedSafeArea != new.imposedSafeArea
      || old.additionalSafeArea != new.additionalSafeArea
      || old.imposedKeyboard != new.imposedKeyboard
      || old.safeAreaOverride != new.safeAreaOverride
      || old.marginsOverride != new.marginsOverride
    {
      insert(.insets)
    }
    if old.safeAreaAroundContent != new.safeAreaAroundContent { insert(.innerInsets) }
    if old.isHidden != new.isHidden { insert(.visibility) }
  }
}
