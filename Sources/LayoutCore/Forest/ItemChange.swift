// SPDX-License-Identifier: MIT

/// What of an item changed, by what depends on it.
struct ItemChange: OptionSet {
  var rawValue: UInt16

  /// What its own rows are made of.
  static let rows = ItemChange(rawValue: 1)
  /// What it shows, or who says how large that is.
  static let content = ItemChange(rawValue: 2)
  /// Where its alignment rect lies in its frame.
  static let alignment = ItemChange(rawValue: 4)
  /// Whose baselines stand for its own.
  static let baselines = ItemChange(rawValue: 8)
  /// What kind of thing it is.
  static let kind = ItemChange(rawValue: 16)
  /// Which way leading and trailing lie.
  static let direction = ItemChange(rawValue: 32)
  /// What its safe area and margins are derived from.
  static let insets = ItemChange(rawValue: 64)
  /// Whether it is hidden.
  static let visibility = ItemChange(rawValue: 128)
  /// What stands in for its content's size.
  static let size = ItemChange(rawValue: 256)
  /// What of its safe area reaches inside.
  static let innerInsets = ItemChange(rawValue: 512)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(from old: Item, to new: Item) {
    self = []
    let hasOtherRows =
      old.frame != new.frame || old.autoresizingMask != new.autoresizingMask
      || old.translatesAutoresizingMask != new.translatesAutoresizingMask
      || old.autoresizingOrigin != new.autoresizingOrigin || old.hugging != new.hugging
      || old.compressionResistance != new.compressionResistance
    if hasOtherRows { insert(.rows) }
    if old.content != new.content || old.isMeasuredByHost != new.isMeasuredByHost {
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
    {
      insert(.insets)
    }
    if old.safeAreaAroundContent != new.safeAreaAroundContent { insert(.innerInsets) }
    if old.isHidden != new.isHidden { insert(.visibility) }
  }
}
