// SPDX-License-Identifier: MIT

/// Properties of ``Item`` that few items set and passes rarely read.
struct RareItemProperties: SparseValue {
  var identifier: String?
  var contentSizeOverride: ContentSize?
  var arrangedSize: ContentSize?
  var alignmentInsetsOverride: EdgeInsets?
  var firstBaselineItem: ItemID?
  var lastBaselineItem: ItemID?
  var guideOffset = Point.zero
  var pixels: PixelGrid?
  var colorAppearance = ColorAppearanceOverride()
}

/// The properties of ``Item`` that its safe area and margins are derived from.
struct InsetSources: SparseValue {
  var margins = LayoutMargins()
  var imposedSafeArea: EdgeInsets?
  var imposedKeyboard = 0.0
  var additionalSafeArea = EdgeInsets.zero
  var safeAreaOverride: EdgeInsets?
  var marginsOverride: EdgeInsets?
  var safeAreaAroundContent = EdgeInsets.zero
}
