// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// The metrics of UIKit's list layouts in collection views, in points.
///
/// - Unverified: the margins of headers and footers, and the space above the first section.
package enum CollectionListParts {
  /// The margin of rows, their content and separators. Unlike in tables it is the same on all
  /// screens.
  package static let margin = 16.0
  /// The distance between the accessories of a row.
  package static let accessoryGap = 8.0
  /// The space above the first section of a list with grouped rows.
  package static let topOfGroups = 35.0
  /// The padding above and below the content of a row.
  package static let rowPadding = 11.0
  /// The minimum height of a row.
  package static let rowHeight = 44.0
  /// The distance between a title and its rows.
  package static let titleToRows = 6.0
  package static let titleToOthers = 17.0

  /// The font of accessory symbols. Arrows are smaller and bolder than other accessories.
  package static func accessoryFont(isArrow: Bool) -> Font {
    isArrow ? .system(13, weight: .semibold) : .standardLabel
  }

  /// The margins of a row's content.
  package static var row: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: rowPadding, leading: margin, bottom: rowPadding, trailing: margin)
  }

  /// The margins of the title above grouped rows.
  package static var header: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: titleToOthers, leading: margin, bottom: titleToRows, trailing: margin)
  }

  /// The margins of the title below grouped rows.
  package static var footer: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: titleToRows, leading: margin, bottom: titleToOthers, trailing: margin)
  }
}
