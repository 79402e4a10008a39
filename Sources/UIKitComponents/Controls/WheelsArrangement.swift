// SPDX-License-Identifier: MIT

package import AutoLayout

/// The wheels of a picker: rows on drums seen from the front. Rows become narrower, smaller and
/// fainter with the distance from the selected row in the middle.
///
/// Source of the size: frames that Xcode saved.
///
/// - Unverified: the height of rows, the drum, the band behind the selected row.
package struct WheelsArrangement {
  /// The default height of rows.
  package static let rowHeight = 32.0
  /// The number of visible rows on each side of the selected one.
  package static let reach = 3
  /// The font size of a row's text.
  package static let fontSize = 21.0

  /// The sines and cosines of the angles of rows on the drum. Neighbouring rows are 18 degrees
  /// apart.
  private static let turns: [(sine: Double, cosine: Double)] = [
    (0, 1), (0.30901699437494745, 0.9510565162951535), (0.5877852522924731, 0.8090169943749475),
    (0.8090169943749475, 0.5877852522924731),
  ]

  package var bounds: Rect
  package var rowHeight: Double

  package init(in bounds: Rect, rowHeight: Double = Self.rowHeight) {
    self.bounds = bounds
    self.rowHeight = rowHeight
  }

  package static func size(
    _ height: ControlContent.WheelHeight, in environment: Environment
  ) -> Size {
    let isLow = height == .low || environment.verticalSizeClass == .compact
    return Size(width: 320, height: isLow ? 162 : 216)
  }

  /// The band behind the selected rows.
  package var band: Rect { bounds.centered(max(0, bounds.width - 18), rowHeight) }

  package func bandRadius(_ era: ControlEra) -> Double { era == .glass ? rowHeight / 2 : 8 }

  /// The area that the wheels share.
  package var area: Rect { bounds.insetBy(20, 0) }

  package struct Row {
    package var frame: Rect
    /// The scale of the row relative to the selected one.
    package var scale: Double
    package var alpha: Double
  }

  /// The row `distance` rows below the selected one; nil if it is not visible.
  package func row(_ distance: Int, from x: Double, width: Double) -> Row? {
    guard (-Self.reach...Self.reach).contains(distance) else { return nil }
    let turn = Self.turns[abs(distance)]
    let radius = rowHeight / Self.turns[1].sine
    let y = bounds.midY + (distance < 0 ? -1 : 1) * turn.sine * radius
    return Row(
      frame: Rect(x: x, y: y - rowHeight / 2, width: width, height: rowHeight),
      scale: 0.6 + 0.4 * turn.cosine, alpha: distance == 0 ? 1 : turn.cosine * turn.cosine * 0.5)
  }
}
