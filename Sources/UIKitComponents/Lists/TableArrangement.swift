// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frames of a table's rows, headers and footers, computed from their heights.
package struct TableArrangement: Hashable, Sendable {
  /// A header or footer.
  package struct Part: Hashable, Sendable {
    package var height = 0.0
    /// The space above the part.
    package var padding = 0.0

    package init(height: Double = 0, padding: Double = 0) {
      self.height = height
      self.padding = padding
    }
  }

  /// The height of a row. It is an estimate until its cell is measured.
  package struct Row: Hashable, Sendable {
    package var height: Double
    package var isEstimate: Bool
    /// Whether the cell determines the height.
    package var isSelfSizing: Bool

    package init(height: Double, isEstimate: Bool = false, isSelfSizing: Bool = false) {
      self.height = height
      self.isEstimate = isEstimate
      self.isSelfSizing = isSelfSizing
    }
  }

  package struct Section: Hashable, Sendable {
    package var header = Part()
    package var footer = Part()
    package var rows: [Row] = []
    /// The start of the section.
    package private(set) var start = 0.0
    /// The start of each row, and the end of the last one.
    package private(set) var starts = [0.0]

    package init() {}

    package var end: Double { footerStart + footer.height }
    var footerStart: Double { (starts.last ?? start) + footer.padding }

    fileprivate mutating func place(at start: Double) {
      self.start = start
      var next = start + header.padding + header.height
      // The array is reused, because a table of many rows is placed at each scroll step.
      if starts.count != rows.count + 1 { starts = Array(repeating: next, count: rows.count + 1) }
      starts[0] = next
      for index in rows.indices {
        next += rows[index].height
        starts[index + 1] = next
      }
    }

    /// The rows between two vertical positions of the table.
    fileprivate func rows(from top: Double, to bottom: Double) -> Range<Int> {
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] > top { high = middle } else { low = middle + 1 }
      }
      high = low
      while high < rows.count, starts[high] < bottom { high += 1 }
      return low..<high
    }
  }

  /// The width of the table.
  package var width = 0.0
  /// The space beside the rows.
  package var sides = EdgeInsets.zero
  /// The height of the view above all sections.
  package var headHeight = 0.0
  package var sections: [Section] = []

  package init() {}

  /// Places all sections with the current heights.
  ///
  /// - Complexity: linear in the number of rows.
  package mutating func place() {
    var start = headHeight
    for index in sections.indices {
      sections[index].place(at: start)
      start = sections[index].end
    }
  }

  /// The end of the last section.
  package var end: Double { sections.last?.end ?? headHeight }

  /// The width of rows.
  package var rowWidth: Double { max(0, width - sides.left - sides.right) }

  // The indices below must be valid indices of sections and rows.

  package func row(_ row: Int, in section: Int) -> Rect {
    let starts = sections[section].starts
    return Rect(
      x: sides.left, y: starts[row], width: rowWidth, height: starts[row + 1] - starts[row])
  }

  package func section(_ index: Int) -> Rect {
    band(sections[index].start, sections[index].end - sections[index].start)
  }

  package func header(_ index: Int) -> Rect {
    band(sections[index].start + sections[index].header.padding, sections[index].header.height)
  }

  package func footer(_ index: Int) -> Rect {
    band(sections[index].footerStart, sections[index].footer.height)
  }

  /// The frame of a header that stays visible while its section is.
  package func pinnedHeader(_ index: Int, visibleTop: Double) -> Rect {
    var header = header(index)
    header.y = max(header.y, min(visibleTop, sections[index].end - header.height))
    return header
  }

  private func band(_ y: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: y, width: width, height: height)
  }

  /// The rows that overlap a vertical range of the table.
  package func rows(from top: Double, to bottom: Double) -> [(section: Int, row: Int)] {
    var result: [(section: Int, row: Int)] = []
    for (index, section) in sections.enumerated() where section.end > top && section.start < bottom
    {
      for row in section.rows(from: top, to: bottom) { result.append((index, row)) }
    }
    return result
  }
}
