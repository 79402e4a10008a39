// SPDX-License-Identifier: MIT

package import AutoLayout
import Typography

/// The style of a cell that places its labels itself.
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

/// The frames of the labels and the image of a cell with a style, in its content view.
///
/// Source: labels of 150 saved cells, unless another source is given.
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
  /// The size of the image; zero without an image.
  package var image: Size
  /// Whether the image is a system symbol.
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
  /// The start of the texts: 15 points after the image.
  package var start: Double { image.width > 0 ? imageStart + image.width + 15 : leading }
  /// The start of the image. Symbols are centred on a common vertical line.
  private var imageStart: Double {
    isSymbol ? leading + (Self.symbolWidth - image.width) / 2 : leading
  }

  /// The width reserved for a symbol, which may be wider. Source: 17 saved symbols, from 0.5 to 32
  /// points wide, whose centres are 12 points from the margin.
  private static let symbolWidth = 24.0

  /// - Unverified: the distance between a text and a detail beside it.
  private static let gap = 6.0
  /// - Unverified: the width of the text before a detail.
  private static let labelWidth = 91.0

  // MARK: Widths

  /// The maximum width of the text.
  package var textWidth: Double {
    let room = max(0, end - start)
    return style == .value2 ? min(Self.labelWidth, room) : room
  }

  /// The maximum width of the detail beside or below a text of size `text`.
  package func detailWidth(beside text: Size) -> Double {
    switch style {
    case .basic, .subtitle: max(0, end - start)
    case .value1: max(0, end - start - min(text.width, textWidth) - Self.gap)
    case .value2: max(0, end - start - textWidth - Self.gap)
    }
  }

  // MARK: Heights

  /// The distance between a text and the detail below it. Since Xcode 13 it is 1 point: a text of
  /// 20.5 and a detail of 14.5 share 55.5. Before that it was zero.
  private var lineGap: Double { cell.platform.toolsBuild < 20_000 ? 0 : 1 }

  private func textsHeight(_ text: Size, _ detail: Size) -> Double {
    guard style == .subtitle, detail.height > 0 else { return max(text.height, detail.height) }
    return text.height + lineGap + detail.height
  }

  /// The height that the labels and the image need in the content view. Above the minimum it is a
  /// whole number of points: 51 for a text of 20.5 between margins of 15.
  package func height(text: Size, detail: Size = .zero) -> Double {
    let texts = (textsHeight(text, detail) + margins.top + margins.bottom).wholeAbove
    return max(cell.leastStyledHeight, texts, image.height)
  }

  // MARK: Frames

  /// The frames of the parts. `text` and `detail` are the sizes of the texts in the available
  /// widths.
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

  /// The start of a centred part, at a whole point: 12 for a height of 20.5 in 43.5, 13 for 20.5 in
  /// 45.
  private func middle(_ height: Double) -> Double { ((size.height - height) / 2).wholeAbove }
}
