// SPDX-License-Identifier: MIT

/// Computes the heights of lines and places the lines below each other.
struct LinePlacer {
  private let storage: TextStorage
  private let text: AttributedText
  /// The font metrics of each run.
  private let metrics: [FontMetrics]

  init(_ storage: TextStorage, of text: AttributedText, measurer: some TextMeasuring) {
    self.storage = storage
    self.text = text
    metrics = text.runs.map { run in
      var metrics = measurer.metrics(of: run.font)
      if let box = run.box {
        (metrics.ascender, metrics.descender, metrics.leading) = (box.ascent, box.descent, 0)
      }
      return metrics
    }
  }

  /// The vertical extent of a line, and the gap to the next line.
  private struct Extent {
    var ascent: Double
    var descent: Double
    var gap: Double
  }

  private func extent(of span: LineSpan) -> Extent {
    let first = storage.run(at: span.head.lowerBound)
    let last = storage.run(at: max(span.head.lowerBound, span.next - 1))
    var ascent = metrics[first].ascender
    var descent = metrics[first].descender
    var leading = metrics[first].leading
    for run in first...max(first, last) where !text.runs[run].text.isEmpty {
      ascent = max(ascent, metrics[run].ascender)
      descent = max(descent, metrics[run].descender)
      leading = max(leading, metrics[run].leading)
    }
    let style = text.paragraph
    // A paragraph style adds or removes height above the text.
    let height = style.lineHeight(natural: ascent + descent)
    var gap = leading + style.lineSpacing
    if span.endsParagraph { gap += style.paragraphSpacing + style.paragraphSpacingBefore }
    return Extent(ascent: height - descent, descent: descent, gap: gap)
  }

  /// The number of `spans`, from the first one, that fit in `height`.
  func count(of spans: [LineSpan], fitting height: Double) -> Int {
    var y = 0.0
    for (index, span) in spans.enumerated() {
      let extent = extent(of: span)
      // Heights are rounded to pixels, so a line that exceeds the height by up to half a point
      // fits.
      if y + extent.ascent + extent.descent > height + 0.5 { return index }
      y += extent.ascent + extent.descent + extent.gap
    }
    return spans.count
  }

  /// The size of all lines together, including the white space at which lines are broken.
  ///
  /// Source: widths that Xcode saved for ten labels of two and three lines. Each is one space wider
  /// than its longest line.
  func size(of spans: [LineSpan]) -> TextSize {
    if spans.contains(where: { $0.top != nil }) { return sizeAroundAreas(of: spans) }
    var size = TextSize.zero
    var gap = 0.0
    for span in spans {
      let extent = extent(of: span)
      size.height += gap + extent.ascent + extent.descent
      size.width = max(size.width, span.indent + span.width + span.trailingSpace)
      gap = extent.gap
    }
    return size
  }

  private func sizeAroundAreas(of spans: [LineSpan]) -> TextSize {
    var size = TextSize.zero
    for span in spans {
      let extent = extent(of: span)
      size.height = max(size.height, (span.top ?? 0) + extent.ascent + extent.descent)
      size.width = max(size.width, span.indent + span.width + span.trailingSpace)
    }
    return size
  }

  /// The height of a line, and the gap to the next line.
  func height(of span: LineSpan) -> (height: Double, gap: Double) {
    let extent = extent(of: span)
    return (extent.ascent + extent.descent, extent.gap)
  }

  func layout(_ spans: [LineSpan], isTruncated: Bool) -> TextLayout {
    var layout = TextLayout(lines: [], size: size(of: spans), isTruncated: isTruncated)
    var y = 0.0
    for (index, span) in spans.enumerated() {
      let extent = extent(of: span)
      y = span.top ?? y
      let end = index + 1 < spans.count ? spans[index + 1].start : end(of: span, isTruncated)
      layout.lines.append(
        TextLayout.Line(
          pieces: pieces(of: span), indent: span.indent, room: span.room, width: span.width, top: y,
          baseline: y + extent.ascent, ascent: extent.ascent, descent: extent.descent,
          isTruncated: span.isTruncated, scalars: span.start..<max(span.start, end)))
      y += extent.ascent + extent.descent + extent.gap
    }
    return layout
  }

  /// The end of the scalars that the last line represents. An ellipsis represents all text that
  /// follows.
  private func end(of span: LineSpan, _ isTruncated: Bool) -> Int {
    guard isTruncated, span.ellipsis == nil else { return storage.count }
    let breaks = span.next < storage.count && storage.traits[span.next].contains(.endsLine)
    return breaks ? span.next + 1 : span.next
  }

  private func pieces(of span: LineSpan) -> [TextLayout.Piece] {
    var pieces: [TextLayout.Piece] = []
    var x = 0.0
    var continuesPiece = false

    func append(_ text: String, width: Double, run index: Int) {
      let run = self.text.runs[index]
      if continuesPiece, let last = pieces.indices.last, pieces[last].style == run.style,
        pieces[last].font == run.font, pieces[last].kern == run.kern, pieces[last].box == nil,
        run.box == nil
      {
        pieces[last].text += text
        pieces[last].width += width
      } else {
        pieces.append(
          TextLayout.Piece(
            text: text, font: run.font, kern: run.kern, style: run.style, x: x, width: width,
            box: text == LineSpan.Ellipsis.text ? nil : run.box))
      }
      continuesPiece = true
      x += width
    }

    func append(_ range: Range<Int>) {
      var index = range.lowerBound
      while index < range.upperBound {
        if storage.scalars[index].value == 0x09 {
          // The text after a tab begins at the tab stop, wherever the characters before it end.
          x += storage.advances[index]
          continuesPiece = false
          index += 1
          continue
        }
        let run = storage.run(at: index)
        let runEnd = min(range.upperBound, storage.runStarts[run + 1])
        var end = index
        var characters = ""
        while end < runEnd, storage.scalars[end].value != 0x09 {
          // Other control characters (the return before a line feed) are not drawn.
          if storage.scalars[end].value >= 0x20 {
            characters.unicodeScalars.append(storage.scalars[end])
          }
          end += 1
        }
        if !characters.isEmpty {
          append(characters, width: storage.width(index..<end), run: run)
        }
        index = end
      }
    }

    append(span.head)
    if let ellipsis = span.ellipsis {
      append(LineSpan.Ellipsis.text, width: ellipsis.width, run: ellipsis.run)
      append(span.tail)
    }
    return pieces
  }
}
