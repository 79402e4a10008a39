// SPDX-License-Identifier: MIT

/// The attributes that a statement uses on one of its axes.
struct FormatGeometry {
  let axis: FormatAxis

  /// The edge towards the origin of the axis, and the margin inside it.
  let low: FormatAttribute
  let lowMargin: FormatAttribute

  /// The edge away from the origin, and the margin inside it.
  let high: FormatAttribute
  let highMargin: FormatAttribute

  /// The attributes for distances between two views.
  let lowBesideView: FormatAttribute
  let highBesideView: FormatAttribute

  /// The size along the axis.
  let size: FormatAttribute

  /// Whether the statement runs towards the origin, so that its first view is at the high end.
  let isMirrored: Bool

  init(axis: FormatAxis, options: FormatOptions) {
    self.axis = axis
    switch axis {
    case .horizontal:
      isMirrored = options.contains(.directionRightToLeft)
      let isPhysical = !options.isDisjoint(with: .directionMask)
      low = isPhysical ? .left : .leading
      lowMargin = isPhysical ? .leftMargin : .leadingMargin
      high = isPhysical ? .right : .trailing
      highMargin = isPhysical ? .rightMargin : .trailingMargin
      lowBesideView = low
      highBesideView = high
      size = .width
    case .vertical:
      isMirrored = false
      let isOnBaselines = options.contains(.spacingBaselineToBaseline)
      low = .top
      lowMargin = .topMargin
      high = .bottom
      highMargin = .bottomMargin
      lowBesideView = isOnBaselines ? .firstBaseline : .top
      highBesideView = isOnBaselines ? .lastBaseline : .bottom
      size = .height
    }
  }

  /// The center along the axis.
  var center: FormatAttribute { axis == .horizontal ? .centerX : .centerY }

  /// The edge and the size across the axis.
  var acrossEdge: FormatAttribute { axis == .horizontal ? .top : .leading }
  var acrossSize: FormatAttribute { axis == .horizontal ? .height : .width }
}
