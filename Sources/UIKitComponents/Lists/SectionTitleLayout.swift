// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// The height of a section's header or footer, and the frame of its title.
///
/// Source: the positions of the first cells of saved sections, in 200 tables.
package struct SectionTitleLayout: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A header. `isFirst` is true for the table's first section.
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

  /// The distance between a title and the rows of its section.
  private var rowGap: Double { kind == .footer ? 8 : style == .plain ? 4 : 7 }

  /// The height of the header or footer.
  ///
  /// - Parameter title: the height of its title; nil without a title.
  package func height(title: Double?) -> Double {
    switch kind {
    case .header(let isFirst):
      guard let title else { return emptyHeight }
      // 28 points with a headline of 20.5, and 38 with a footnote of 16.
      if style == .plain { return max(28, pixels.roundedUp(title + 7.5)) }
      let height = max(38, title + 22)
      // 55.5 at the top of the table. Half points are not whole pixels at every scale.
      return isFirst ? height + (17.5 * pixels.scale).wholeBelow / pixels.scale : height
    case .footer:
      return title.map { $0 + 2 * rowGap } ?? emptyHeight
    }
  }

  private var emptyHeight: Double {
    guard style != .plain else { return 0 }
    // Before iOS 13 groups start 35 points below the top.
    return kind == .header(isFirst: true) && platform.toolsBuild < 14_800 ? 35 : 18
  }

  /// The padding above the headers of plain tables, introduced by iOS 15.
  package static func topPadding(_ platform: PlatformVersion) -> Double {
    platform.toolsBuild < 20_000 ? 0 : 22
  }

  /// The width that the title wraps in.
  package func titleWidth(in width: Double) -> Double { max(0, width - sides.left - sides.right) }

  /// The frame of the title in the header or footer.
  package func titleFrame(in size: Size, title: Double) -> Rect {
    Rect(
      x: sides.left, y: kind == .footer ? rowGap : size.height - rowGap - title,
      width: titleWidth(in: size.width), height: title)
  }

  /// The text style of the title. Headers of plain tables are headlines.
  package var textStyle: TextStyle { isHeadline ? .headline : .footnote }

  /// Whether the title is a headline in the label colour. If false, it is a footnote in the
  /// secondary label colour.
  package var isHeadline: Bool { kind != .footer && style == .plain }

  /// Whether the title is in capitals, as in headers of grouped tables.
  package var isUppercased: Bool { kind != .footer && style != .plain }
}
