// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// The header or footer of a section: its height and the frame of its title.
///
/// Source: where the first cells of saved sections stand, on 200 tables.
package struct SectionTitleLayout: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Whether the section is the table's first.
    case header(isFirst: Bool)
    case footer
  }

  package var kind: Kind
  package var style: CellContent.TableStyle
  package var platform: PlatformVersion
  package var pixels: PixelGrid
  /// The distances of the title from the sides of the table.
  package var sides: EdgeInsets

  package init(
    _ kind: Kind, _ style: CellContent.TableStyle, in environment: Environment, sides: EdgeInsets
  ) {
    self.kind = kind
    self.style = style
    platform = environment.platform
    pixels = environment.pixels
    self.sides = sides
  }

  /// The distance between a title and the row that it belongs to.
  private var rowGap: Double { kind == .footer ? 8 : style == .plain ? 4 : 7 }

  /// The height of the part.
  ///
  /// - Parameter title: the height of its title; nil without one.
  package func height(title: Double?) -> Double {
    switch kind {
    case .header(let isFirst):
      guard let title else { return emptyHeight }
      // 28 around a headline of 20.5, 38 around a footnote of 16.
      if style == .plain { return max(28, title + 7.5) }
      let height = max(38, title + 22)
      // 55.5 at the top of the table; half points are no whole number of pixels everywhere.
      return isFirst ? height + (17.5 * pixels.scale).wholeBelow / pixels.scale : height
    case .footer:
      return title.map { $0 + 2 * rowGap } ?? emptyHeight
    }
  }

  private var emptyHeight: Double {
    guard style != .plain else { return 0 }
    // Before iOS 13 groups begin 35 points below the top.
    return kind == .header(isFirst: true) && platform.toolsBuild < 14_800 ? 35 : 18
  }

  /// Room above the headers of plain tables, which came with iOS 15.
  package static func topPadding(_ platform: PlatformVersion) -> Double {
    platform.toolsBuild < 20_000 ? 0 : 22
  }

  /// The width that the title wraps in.
  package func titleWidth(in width: Double) -> Double { max(0, width - sides.left - sides.right) }

  /// The frame of the title in the part.
  package func titleFrame(in size: Size, title: Double) -> Rect {
    Rect(
      x: sides.left, y: kind == .footer ? rowGap : size.height - rowGap - title,
      width: titleWidth(in: size.width), height: title)
  }

  /// The style of the title's font: headers of plain tables are headlines.
  package var textStyle: TextStyle { isHeadline ? .headline : .footnote }

  /// Whether the title is a headline in the colour of texts, not a note in that of details.
  package var isHeadline: Bool { kind != .footer && style == .plain }

  /// Whether the title is in capitals, as headers of groups are.
  package var isUppercased: Bool { kind != .footer && style != .plain }
}
