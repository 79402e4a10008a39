// SPDX-License-Identifier: MIT

extension LineFiller {
  /// Breaks the text into lines that go around areas. An area can divide a line into several parts
  /// side by side. A part that is too narrow for the next word stays empty, and the text continues
  /// in the next part with enough space.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of rows of lines, or 0 for no limit.
  ///   - maximumHeight: the position at which the last row has to end.
  mutating func lines(
    around areas: [TextExclusion], limit: Int, maximumHeight: Double?, isRightToLeft: Bool,
    extents: (LineSpan) -> (height: Double, gap: Double)
  ) -> (lines: [LineSpan], isTruncated: Bool) {
    let end = areas.map({ $0.bottom }).max() ?? 0
    var lines: [LineSpan] = []
    var (start, rows, y) = (0, 0, 0.0)
    var isFirst = true
    while start < storage.count {
      let probe = LineSpan(head: start..<min(start + 1, storage.count), next: start + 1, width: 0)
      let height = max(1, extents(probe).height)
      if let maximumHeight, rows > 0, y + height > maximumHeight + 0.5 { return (lines, true) }
      let free = areas.free(from: y, to: y + height, width: width)
      let isLastRow = limit > 0 && rows + 1 == limit
      var row: [LineSpan] = []
      for room in isRightToLeft ? free.reversed() : free where start < storage.count {
        let hardEnd = storage.hardEnd(from: start)
        let (indent, available) = text.paragraph.extent(
          isFirstLine: isFirst, width: room.upperBound - room.lowerBound)
        let isWhole = free.count == 1 && room == 0..<width
        var line = wrappedLine(from: start, to: hardEnd, available: available)
        guard isWhole || y > end || fits(line, available, hardEnd) else { continue }
        if isLastRow, room == (isRightToLeft ? free.first : free.last) {
          line = lastLine(from: start, to: hardEnd, available: available)
        }
        line.indent = indent + (isRightToLeft ? width - room.upperBound : room.lowerBound)
        line.room = room
        line.top = y
        start = line.next
        isFirst = false
        if start >= hardEnd {
          let ends =
            hardEnd == storage.count || storage.traits[hardEnd].contains(.endsParagraph)
          line.endsParagraph = ends
          isFirst = ends
          start = min(hardEnd + 1, storage.count)
          row.append(line)
          break
        }
        row.append(line)
      }
      lines += row
      if row.isEmpty {
        y += height
        continue
      }
      rows += 1
      if isLastRow {
        return (lines, start < storage.count || row.contains(where: { $0.isTruncated }))
      }
      y += row.map { extents($0).height + extents($0).gap }.max() ?? height
    }
    return (lines, false)
  }

  /// Whether a line consists of whole words and fits the available width.
  private func fits(_ line: LineSpan, _ available: Double, _ end: Int) -> Bool {
    guard line.width <= available + 1.0 / 512 else { return false }
    return line.next >= end || storage.traits[line.next].contains(.mayBreakBefore)
  }
}
