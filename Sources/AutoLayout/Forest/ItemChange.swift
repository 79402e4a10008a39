// SPDX-License-Identifier: MIT

/// Parts of an item on which rows depend.
struct ItemChange: OptionSet {
  var rawValue: UInt16

  /// What the item's own rows are made of.
  static let rows = ItemChange(rawValue: 1)
  /// Its content, or whether the host measures it.
  static let content = ItemChange(rawValue: 2)
  /// The alignment rect within the frame.
  static let alignment = ItemChange(rawValue: 4)
  /// The items whose baselines stand for its own.
  static let baselines = ItemChange(rawValue: 8)
  /// Its kind.
  static let kind = ItemChange(rawValue: 16)
  /// The direction of leading and trailing.
  static let direction = ItemChange(rawValue: 32)
  /// The sources of its safe area and margins.
  static let insets = ItemChange(rawValue: 64)
  /// Whether it is hidden.
  static let visibility = ItemChange(rawValue: 128)
  /// The override of its content size.
  static let size = ItemChange(rawValue: 256)
  /// The part of its safe area that applies inside.
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
