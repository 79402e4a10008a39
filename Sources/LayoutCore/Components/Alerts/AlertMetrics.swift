// SPDX-License-Identifier: MIT

import Typography

/// What alerts and action sheets are made of, as iOS 13 to 18 have them, in points.
///
/// Source of the widths: measurements that developers published.
///
/// - Unverified: everything but the widths.
package struct AlertMetrics {
  package var isSheet: Bool

  package init(isSheet: Bool) {
    self.isSheet = isSheet
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

  package var actionHeight: Double { isSheet ? 57 : 44 }
  package var actionFontSize: Double { isSheet ? 20 : 17 }
  /// The room beside the title of an action.
  package static let actionInset = 8.0

  package var titleFontSize: Double { isSheet ? 13 : 17 }
  package static let messageFontSize = 13.0
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
