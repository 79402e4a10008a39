// SPDX-License-Identifier: MIT

/// Parts of an item that few items have and that passes read of few; see ``Item`` for what they mean.
struct ItemParticulars: RareValue {
  var identifier: String?
  var contentSizeOverride: ContentSize?
  var alignmentInsetsOverride: EdgeInsets?
  var firstBaselineItem: ItemID?
  var lastBaselineItem: ItemID?
  var guideOffset = Point.zero
  var pixels: PixelGrid?
  var colorAppearance = ColorAppearanceOverride()
}

/// What safe area and margins of an item follow from, where they do not follow from its surroundings alone.
struct InsetSources: RareValue {
  var margins = LayoutMargins()
  var imposedSafeArea: EdgeInsets?
  var imposedKeyboard = 0.0
  var additionalSafeArea = EdgeInsets.zero
  var safeAreaOverride: EdgeInsets?
  var marginsOverride: EdgeInsets?
  var safeAreaAroundContent = EdgeInsets.zero
}
