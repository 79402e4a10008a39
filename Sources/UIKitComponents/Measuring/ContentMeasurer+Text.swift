// SPDX-License-Identifier: MIT

import AutoLayout
import Typography

extension ContentMeasurer {
  /// The extent of a text, not rounded.
  func extent(
    _ text: AttributedText, width: Double? = nil, lines: Int, mode: LineBreakMode = .truncateTail
  ) -> TextSize {
    typesetter.measure(text, width: width, numberOfLines: lines, lineBreakMode: mode)
  }

  func metrics(of font: Font) -> FontMetrics { typesetter.measurer.metrics(of: font) }

  /// The least whole number of points that is not below `value`.
  func wholePoints(_ value: Double) -> Double { PixelGrid(scale: 1).roundedUp(value) }

  /// The vertical measures of the first and the last line of a text.
  ///
  /// - Returns: nil for a text that names no font.
  func outerLines(
    _ text: AttributedText, width: Double? = nil, lines: Int, mode: LineBreakMode = .truncateTail
  ) -> (first: LineMetrics, last: LineMetrics)? {
    guard let run = text.runs.first else { return nil }
    let isPlain = text.runs.count == 1 && text.paragraph == ParagraphStyle()
    if text.isEmpty || isPlain {
      let metrics = metrics(of: run.font)
      let line = LineMetrics(ascent: metrics.ascender, descent: metrics.descender)
      return (line, line)
    }
    let layout = typesetter.layout(text, width: width, numberOfLines: lines, lineBreakMode: mode)
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    return (
      LineMetrics(ascent: first.ascent, descent: first.descent),
      LineMetrics(ascent: last.ascent, descent: last.descent)
    )
  }
}
