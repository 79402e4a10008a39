// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// The styles of what a list's rows, headers and footers show: fonts, colours and distances in points.
///
/// - Unverified: the secondary text's font, the distances, and the fonts of headers and footers.
package struct ListContentStyle: Hashable, Sendable {
  package var text = TextStyle.body
  /// Whether the text is bolder than its style.
  package var isBold = false
  package var textColor = SystemColor.label
  package var isUppercase = false
  package var secondaryText = TextStyle.footnote
  package var secondaryColor = SystemColor.secondaryLabel
  /// Whether the texts stand side by side where both fit.
  package var isSideBySide = false
  package var margins = CollectionListParts.row
  package var leastHeight = 0.0

  package static let imageGap = 16.0
  /// Between texts side by side, and between one and the other below it.
  package static let textGap = 6.0
  package static let lineGap = 3.0

  package static let cell = ListContentStyle(leastHeight: CollectionListParts.rowHeight)
  package static let valueCell = ListContentStyle(
    secondaryText: .body, isSideBySide: true, leastHeight: CollectionListParts.rowHeight)
  package static let plainHeader = ListContentStyle(text: .headline)
  package static let plainFooter = ListContentStyle(text: .footnote, textColor: .secondaryLabel)
  package static let groupedHeader = ListContentStyle(
    text: .footnote, textColor: .secondaryLabel, isUppercase: true,
    margins: CollectionListParts.header)
  package static let groupedFooter = ListContentStyle(
    text: .footnote, textColor: .secondaryLabel, margins: CollectionListParts.footer)
  package static let prominentHeader = ListContentStyle(text: .title3, isBold: true)
  package static let extraProminentHeader = ListContentStyle(text: .title2, isBold: true)
}
