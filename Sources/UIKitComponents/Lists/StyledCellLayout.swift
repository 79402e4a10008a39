// SPDX-License-Identifier: MIT

package import AutoLayout
import Typography

/// Which labels a cell places itself.
public enum CellStyle: Hashable, Sendable {
  /// One text across the cell.
  case basic
  /// A detail at the trailing edge.
  case value1
  /// A detail after a text of fixed width.
  case value2
  /// A detail below the text.
  case subtitle
}

/// The frames of labels and image of a cell with a style, in its content view.
///
/// Source: labels of 150 saved cells, if nothing else is said.
package struct StyledCellLayout: Hashable, Sendable {
  package struct Parts: Hashable, Sendable {
    package var text = Rect.zero
    package var detail = Rect.zero
    package var image = Rect.zero
  }

  package var style: CellStyle
  package var cell: CellLayout
  /// The size of the content view.
  package var size: Size
  /// The margins of the content view.
  package var margins: EdgeInsets
  /// The size of the image; zero for none.
  package var image: Size
  /// Whether the image is a symbol of the system.
  package var isSymbol: Bool

  package init(
    _ style: CellStyle, in cell: CellLayout, size: Size, margins: EdgeInsets, image: Size = .zero,
    isSymbol: Bool = false
  ) {
    self.style = cell.stacksTexts && style != .basic ? .subtitle : style
    self.cell = cell
    self.size = size
    self.margins = margins
    self.image = Size(width: max(0, image.width), height: max(0, image.height))
    self.isSymbol = isSymbol
  }

  private var isLeftToRight: Bool { cell.direction == .leftToRight }
  private var leading: Double { (isLeftToRight ? margins.left : margins.right) + cell.indentation }
  private var end: Double { size.width - (isLeftToRight ? margins.right : margins.left) }
  /// Where texts begin: 15 points after the image.
  package var start: Double { image.width > 0 ? imageStart + image.width + 15 : leading }
  /// Where the image begins: symbols have their middles below each other.
  private var imageStart: Double {
    isSymbol ? leading + (Self.symbolWidth - image.width) / 2 : leading
  }

  /// The room for a symbol, which may be wider: the middles of 17 saved ones, from 0.5 to 32 points wide,
  /// are 12 points from the margin.
  private static let symbolWidth = 24.0

  /// - Unverified: the distance between a text and a detail beside it.
  private static let gap = 6.0
  /// - Unverified: the width of the text before a detail.
  private static let labelWidth = 91.0

  // MARK: Widths

  /// The most that the text may be wide.
  package var textWidth: Double {
    let room = max(0, end - start)
    return style == .value2 ? min(Self.labelWidth, room) : room
  }

  /// The most that the detail beside or below a text of `text` may be wide.
  package func detailWidth(beside text: Size) -> Double {
    switch style {
    case .basic, .subtitle: max(0, end - start)
    case .value1: max(0, end - start - min(text.width, textWidth) - Self.gap)
    case .value2: max(0, end - start - textWidth - Self.gap)
    }
  }

  // MARK: Heights

  /// The distance between a text and the detail below it: 1 point where a text of 20.5 and a detail of
  /// 14.5 share 55.5 since Xcode 13, none before.
  private var lineGap: Double { cell.platform.toolsBuild < 20_000 ? 0 : 1 }

  private func textsHeight(_ text: Size, _ detail: Size) -> Double {
    guard style == .subtitle, detail.height > 0 else { return max(text.height, detail.height) }
    return text.height + lineGap + detail.height
  }

  /// The height that labels and image ask of the content view; whole points above the least. (51 for
  /// 20.5 between margins of 15.)
  package func height(text: Size, detail: Size = .zero) -> Double {
    let texts = (textsHeight(text, detail) + margins.top + margins.bottom).wholeAbove
    return max(cell.leastStyledHeight, texts, image.height)
  }

  // MARK: Frames

  /// The frames of the parts, whose texts measure `text` and `detail` in the widths there are.
  package func parts(text: Size, detail: Size = .zero) -> Parts {
    var parts = Parts()
    parts.image = Rect(
      x: imageStart, y: (size.height - image.height) / 2, width: image.width, height: image.height)
    let textWidth = min(text.width, textWidth)
    switch style {
    case .basic:
      parts.text = Rect(x: start, y: 0, width: self.textWidth, height: size.height)
    case .value1:
      let width = min(detail.width, detailWidth(beside: text))
      parts.text = line(text.height, x: start, width: textWidth)
      parts.detail = line(detail.height, x: end - width, width: width)
    case .value2:
      let width = min(detail.width, detailWidth(beside: text))
      parts.text = line(text.height, x: start, width: self.textWidth)
      parts.detail = line(
        detail.height, x: start + self.textWidth + Self.gap, width: width)
    case .subtitle:
      let top = middle(textsHeight(text, detail))
      parts.text = Rect(x: start, y: top, width: textWidth, height: text.height)
      parts.detail = Rect(
        x: start, y: top + text.height + lineGap,
        width: min(detail.width, detailWidth(beside: text)), height: detail.height)
    }
    let bounds = Rect(origin: .zero, size: size)
    parts.text = parts.text.mirrored(in: bounds, cell.direction)
    parts.detail = parts.detail.mirrored(in: bounds, cell.direction)
    parts.image = parts.image.mirrored(in: bounds, cell.direction)
    return parts
  }

  private func line(_ height: Double, x: Double, width: Double) -> Rect {
    Rect(x: x, y: middle(height), width: width, height: height)
  }

  /// The whole point at which something in the middle begins: 12 for 20.5 in 43.5, 13 in 45.
  private func middle(_ height: Double) -> Double { ((size.height - height) / 2).wholeAbove }
}
