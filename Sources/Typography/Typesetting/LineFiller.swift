// SPDX-License-Identifier: MIT

/// Breaks a ``TextStorage`` into lines, first fit.
///
/// The time is linear in the length of the text. Each scalar is visited once, and the last word of
/// a line twice.
struct LineFiller<Measurer: TextMeasuring> {
  /// The text. Tabs get their advances when they are reached.
  private(set) var storage: TextStorage
  let text: AttributedText
  private let measurer: Measurer
  /// The points that a line may fill: 0 or more, or infinity for no limit.
  let width: Double
  private let mode: LineBreakMode

  /// The distance between tab stops, as in UIKit's default paragraph style.
  private static var tabInterval: Double { 28 }

  init(_ prepared: PreparedText, measurer: Measurer, width: Double?, mode: LineBreakMode) {
    storage = prepared.storage
    text = prepared.text
    self.measurer = measurer
    let limit = width ?? .infinity
    self.width = limit.isNaN ? .infinity : max(0, limit)
    self.mode = mode
  }

  /// Breaks the text into lines.
  ///
  /// - Parameter limit: the maximum number of lines, or 0 for no limit.
  /// - Returns: the lines, and whether a part of the text is missing.
  mutating func lines(limit: Int) -> (lines: [LineSpan], isTruncated: Bool) {
    var lines: [LineSpan] = []
    var start = 0
    var isFirst = true
    while start < storage.count {
      let end = storage.hardEnd(from: start)
      let next = min(end + 1, storage.count)
      let endsParagraph = end == storage.count || storage.traits[end].contains(.endsParagraph)
      repeat {
        let isLast = limit > 0 && lines.count + 1 == limit
        let (indent, available) = text.paragraph.extent(isFirstLine: isFirst, width: width)
        var line =
          isLast
          ? lastLine(from: start, to: end, available: available)
          : wrappedLine(from: start, to: end, available: available)
        line.indent = indent
        start = line.next
        if start >= end { line.endsParagraph = endsParagraph }
        lines.append(line)
        if isLast { return (lines, line.isTruncated || hasText(from: next)) }
        isFirst = false
      } while start < end
      start = next
      isFirst = endsParagraph
    }
    return (lines, false)
  }

  private func hasText(from start: Int) -> Bool {
    storage.traits[start...].contains { $0.isDisjoint(with: [.hangs, .endsLine]) }
  }

  /// The advance of a scalar at `x`. A tab advances to the next stop.
  private mutating func advance(_ index: Int, at x: Double) -> Double {
    if storage.scalars[index].value == 0x09 {
      let stops = (x / Self.tabInterval).wholeBelow + 1
      storage.advances[index] = stops * Self.tabInterval - x
    }
    return storage.advances[index]
  }

  /// The line from `start` with as many words as fit. It has at least one character.
  mutating func wrappedLine(from start: Int, to end: Int, available: Double) -> LineSpan {
    var x = 0.0
    var solid = 0.0
    var breakAt: (index: Int, width: Double)?
    var index = start
    while index < end {
      let traits = storage.traits[index]
      if traits.contains(.mayBreakBefore)
        || (mode == .characterWrap && traits.contains(.startsCharacter) && !traits.contains(.hangs))
      {
        breakAt = (index, solid)
      }
      let step = advance(index, at: x)
      if traits.contains(.hangs) {
        x += step
      } else {
        let overflows = x + step > available + LineWidth.tolerance
        if overflows, index > start, traits.contains(.startsCharacter) {
          let (stop, width) = breakAt.flatMap { $0.index > start ? $0 : nil } ?? (index, solid)
          let head = start..<storage.trimmed(start, stop)
          let space = storage.width(head.upperBound..<stop)
          return LineSpan(
            head: head, next: stop, width: width,
            trailingSpace: width + space <= available + LineWidth.tolerance ? space : 0)
        }
        x += step
        solid = x
      }
      index += 1
    }
    // White space before a hard break or the end counts, as far as it fits.
    return LineSpan(head: start..<end, next: end, width: min(x, max(solid, available)))
  }

  /// The last allowed line, which represents the rest of its paragraph.
  mutating func lastLine(from start: Int, to end: Int, available: Double) -> LineSpan {
    var x = 0.0
    var solid = 0.0
    for index in start..<end {
      x += advance(index, at: x)
      if !storage.traits[index].contains(.hangs) { solid = x }
    }
    if solid <= available + LineWidth.tolerance {
      return LineSpan(head: start..<end, next: end, width: min(x, max(solid, available)))
    }
    var line: LineSpan
    switch mode {
    case .wordWrap, .characterWrap:
      line = wrappedLine(from: start, to: end, available: available)
    case .clip:
      line = LineSpan(head: start..<end, next: end, width: x)
    case .truncateTail, .truncateHead, .truncateMiddle:
      line = truncatedLine(from: start, to: end, available: available)
    }
    line.isTruncated = true
    return line
  }

  /// Keeps characters at the start, at the end, or alternately at both ends of a line, and puts an
  /// ellipsis in place of the others. The ellipsis has the font of the text before it.
  private func truncatedLine(from start: Int, to end: Int, available: Double) -> LineSpan {
    var ellipsis = ellipsis(inRun: storage.run(at: mode == .truncateHead ? end - 1 : start))
    var head = (range: start..<start, width: 0.0, canGrow: mode != .truncateHead)
    var tail = (range: end..<end, width: 0.0, canGrow: mode != .truncateTail)
    while (head.canGrow || tail.canGrow) && head.range.upperBound < tail.range.lowerBound {
      let gap = head.range.upperBound..<tail.range.lowerBound
      if head.canGrow, head.width <= tail.width || !tail.canGrow {
        let next = storage.nextCharacter(after: gap.lowerBound, before: gap.upperBound)
        let step = storage.width(gap.lowerBound..<next)
        let run = storage.run(at: gap.lowerBound)
        let wanted = run == ellipsis.run ? ellipsis : self.ellipsis(inRun: run)
        head.canGrow = head.width + step + tail.width + wanted.width <= available
        guard head.canGrow else { continue }
        ellipsis = wanted
        head.range = start..<next
        head.width += step
      } else {
        let previous = storage.previousCharacter(before: gap.upperBound, after: gap.lowerBound)
        let step = storage.width(previous..<gap.upperBound)
        tail.canGrow = head.width + step + tail.width + ellipsis.width <= available
        guard tail.canGrow else { continue }
        tail.range = previous..<end
        tail.width += step
      }
    }
    var line = LineSpan(head: head.range, tail: tail.range, ellipsis: ellipsis, next: end, width: 0)
    trimAroundEllipsis(&line)
    line.width = storage.width(line.head) + ellipsis.width + storage.width(line.tail)
    return line
  }

  /// Removes spaces next to the ellipsis.
  private func trimAroundEllipsis(_ line: inout LineSpan) {
    let end = storage.trimmed(line.head.lowerBound, line.head.upperBound)
    line.head = line.head.lowerBound..<end
    var start = line.tail.lowerBound
    while start < line.tail.upperBound, storage.traits[start].contains(.hangs) { start += 1 }
    line.tail = start..<line.tail.upperBound
  }

  private func ellipsis(inRun index: Int) -> LineSpan.Ellipsis {
    let run = text.runs[index]
    let width = measurer.width(of: LineSpan.Ellipsis.text, font: run.font, kern: run.kern)
    return LineSpan.Ellipsis(run: index, width: width)
  }
}
