// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// What UIKit's collections that look like tables are made of, in points.
///
/// - Unverified: the margins of headers and footers, and the room above the first section.
package enum CollectionListParts {
  /// The margin of rows, what they show and lines between; the same on all screens, unlike tables'.
  package static let margin = 16.0
  /// Between the accessories of a row.
  package static let accessoryGap = 8.0
  /// Above the first section of a list with grouped rows.
  package static let topOfGroups = 35.0
  /// Above and below what a row shows.
  package static let rowPadding = 11.0
  /// The least height of a row.
  package static let rowHeight = 44.0
  /// Between a title and its rows, and on the other side of it.
  package static let titleToRows = 6.0
  package static let titleToOthers = 17.0

  /// The symbols of accessories: arrows are smaller and bolder than others.
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
