// SPDX-License-Identifier: MIT

import Typography

/// Every character is 10 points wide at size 10, and lines are 8 + 2 points high. Expected line
/// breaks can be counted by hand.
struct GridMeasurer: TextMeasuring {
  func metrics(of font: Font) -> FontMetrics {
    let lineHeight = font.size
    return FontMetrics(
      ascender: 0.8 * font.size, descender: 0.2 * font.size,
      leading: font.linePitch.map { $0 - lineHeight } ?? 0, capHeight: 0.7 * font.size,
      xHeight: 0.5 * font.size)
  }

  func appendAdvances(of text: String, font: Font, kern: Double?, to advances: inout [Double]) {
    for character in text {
      let isControl = character.isNewline || character == "\t"
      advances.append(isControl ? 0 : font.size + (kern ?? 0))
      advances += Array(repeating: 0, count: character.unicodeScalars.count - 1)
    }
  }
}

let grid = Typesetter(measurer: GridMeasurer())
let ten = Font.system(10)

/// The lines of `string` in a grid that is `columns` characters wide.
func lines(
  _ string: String, columns: Double, limit: Int = 0, mode: LineBreakMode = .truncateTail
) -> [String] {
  let layout = grid.layout(
    AttributedText(string, font: ten), width: columns * 10, numberOfLines: limit,
    lineBreakMode: mode)
  return layout.lines.map { $0.pieces.map(\.text).joined() }
}
