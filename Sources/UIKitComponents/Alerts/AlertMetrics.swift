// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// What alerts and action sheets are made of, as iOS 13 to 18 have them, in points.
///
/// Source of the widths: measurements that developers published.
///
/// - Unverified: everything but the widths.
package struct AlertMetrics {
  package var isSheet: Bool
  /// The text size of the user, with which texts and buttons grow.
  package var category: ContentSizeCategory

  package init(isSheet: Bool, category: ContentSizeCategory = .large) {
    self.isSheet = isSheet
    self.category = category
  }

  /// The width of an alert.
  package static let width = 270.0
  /// The width of an action sheet in a popover.
  package static let popoverWidth = 304.0
  /// What lies between the groups of a sheet, and around it on a screen.
  package static let gap = 8.0
  package static let cornerRadius = 14.0
  /// How much of what lies below is darkened.
  package static let dimming = 0.2

  /// As high as for texts of the standard size, and higher by what a line of a larger one is.
  package var actionHeight: Double {
    let (height, size): (Double, Double) = isSheet ? (57, 20) : (44, 17)
    let measurer = SystemFontMeasurer(era: .sanFrancisco13)
    func line(_ size: Double) -> Double { measurer.metrics(of: .system(size)).lineHeight }
    return (height + max(0, line(actionFontSize) - line(size))).rounded(.up)
  }
  package var actionFontSize: Double { grown(isSheet ? 20 : 17, as: .body) }
  /// The room beside the title of an action.
  package static let actionInset = 8.0

  package var titleFontSize: Double {
    isSheet ? grown(13, as: .footnote) : grown(17, as: .headline)
  }
  package var messageFontSize: Double { grown(13, as: .footnote) }

  /// A size that grows as a text style does.
  private func grown(_ size: Double, as style: TextStyle) -> Double {
    let standard = Font.preferred(style, category: .large).size
    return size * Font.preferred(style, category: category).size / standard
  }

  /// Around title and message.
  package var textInsets: EdgeInsets {
    let vertical: Double = isSheet ? 14 : 19
    return EdgeInsets(top: vertical, left: 16, bottom: vertical, right: 16)
  }
  /// Between title and message.
  package var textSpacing: Double { isSheet ? 12 : 2 }
  /// Between the texts and the fields.
  package static let fieldSpacing = 20.0
  package static let fieldInsets = EdgeInsets(top: 4, left: 6, bottom: 4, right: 6)

  /// Where an alert or a sheet of a height stands on a screen.
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
    // A home indicator gives the sheet its distance from the edge.
    let bottom = safeArea.bottom > 0 ? safeArea.bottom : Self.gap
    return Rect(x: x, y: bounds.maxY - bottom - height, width: width, height: height)
  }
}
