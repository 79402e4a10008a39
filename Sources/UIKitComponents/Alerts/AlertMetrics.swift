// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// The metrics of alerts and action sheets of iOS 13 to 18, in points.
///
/// Source of the widths: measurements that developers published.
///
/// - Unverified: everything but the widths.
package struct AlertMetrics {
  package var isSheet: Bool
  /// The user's preferred text size. Texts and buttons grow with it.
  package var category: ContentSizeCategory

  package init(isSheet: Bool, category: ContentSizeCategory = .large) {
    self.isSheet = isSheet
    self.category = category
  }

  /// The width of an alert.
  package static let width = 270.0
  /// The width of an action sheet in a popover.
  package static let popoverWidth = 304.0
  /// The distance between the groups of a sheet, and between the sheet and the edges of the screen.
  package static let gap = 8.0
  package static let cornerRadius = 14.0
  /// The opacity of the dimming view behind the alert.
  package static let dimming = 0.2

  /// The height of an action. It grows from the height at the standard text size by the growth of a
  /// line.
  package var actionHeight: Double {
    let (height, size): (Double, Double) = isSheet ? (57, 20) : (44, 17)
    let measurer = SystemFontMeasurer(era: .sanFrancisco13)
    func line(_ size: Double) -> Double { measurer.metrics(of: .system(size)).lineHeight }
    return (height + max(0, line(actionFontSize) - line(size))).rounded(.up)
  }
  package var actionFontSize: Double { grown(isSheet ? 20 : 17, as: .body) }
  /// The space beside the title of an action.
  package static let actionInset = 8.0

  package var titleFontSize: Double {
    isSheet ? grown(13, as: .footnote) : grown(17, as: .headline)
  }
  package var messageFontSize: Double { grown(13, as: .footnote) }

  /// A font size that grows in proportion to a text style.
  private func grown(_ size: Double, as style: TextStyle) -> Double {
    let standard = Font.preferred(style, category: .large).size
    return size * Font.preferred(style, category: category).size / standard
  }

  /// The insets around title and message.
  package var textInsets: EdgeInsets {
    let vertical: Double = isSheet ? 14 : 19
    return EdgeInsets(top: vertical, left: 16, bottom: vertical, right: 16)
  }
  /// The distance between title and message.
  package var textSpacing: Double { isSheet ? 12 : 2 }
  /// The distance between the texts and the text fields.
  package static let fieldSpacing = 20.0
  package static let fieldInsets = EdgeInsets(top: 4, left: 6, bottom: 4, right: 6)

  /// The frame of an alert or action sheet of `height` on a screen.
  package func frame(height: Double, in bounds: Rect, safeArea: EdgeInsets) -> Rect {
    let room = bounds.inset(by: safeArea)
    // A sheet is as wide as the shorter side of the screen allows.
    let width =
      isSheet
      ? min(room.width, min(bounds.width, bounds.height)) - 2 * Self.gap : Self.width
    let height = min(height, max(0, room.height - 2 * Self.gap))
    let x = bounds.x + ((bounds.width - width) / 2).wholeBelow
    guard isSheet else {
      return Rect(x: x, y: (room.midY - height / 2).wholeBelow, width: width, height: height)
    }
    // With a home indicator, the safe area is the distance of the sheet from the edge.
    let bottom = safeArea.bottom > 0 ? safeArea.bottom : Self.gap
    return Rect(x: x, y: bounds.maxY - bottom - height, width: width, height: height)
  }
}
