// SPDX-License-Identifier: MIT

package import AutoLayout

/// Where rows, headers and footers of a table stand, from their heights.
package struct TableArrangement: Hashable, Sendable {
  /// A header or footer.
  package struct Part: Hashable, Sendable {
    package var height = 0.0
    /// Room above the part.
    package var padding = 0.0

    package init(height: Double = 0, padding: Double = 0) {
      self.height = height
      self.padding = padding
    }
  }

  /// A row's height, which is an estimate until its cell was measured.
  package struct Row: Hashable, Sendable {
    package var height: Double
    package var isEstimate: Bool
    /// Whether the cell decides the height.
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
    /// Where the section begins.
    package private(set) var start = 0.0
    /// Where each row begins, and the footer after them.
    package private(set) var starts = [0.0]

    package init() {}

    package var end: Double { footerStart + footer.height }
    var footerStart: Double { (starts.last ?? start) + footer.padding }

    fileprivate mutating func place(at start: Double) {
      self.start = start
      var next = start + header.padding + header.height
      // In the room that there is: a table of many rows is placed at every scroll.
      if starts.count != rows.count + 1 { starts = Array(repeating: next, count: rows.count + 1) }
      starts[0] = next
      for index in rows.indices {
        next += rows[index].height
        starts[index + 1] = next
      }
    }

    /// The rows that lie between two heights of the table.
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
  /// What stands free beside the rows.
  package var sides = EdgeInsets.zero
  /// The height of what stands above all sections.
  package var headHeight = 0.0
  package var sections: [Section] = []

  package init() {}

  /// Places all sections by the heights as they are now.
  ///
  /// - Complexity: linear in the number of rows.
  package mutating func place() {
    var start = headHeight
    for index in sections.indices {
      sections[index].place(at: start)
      start = sections[index].end
    }
  }

  /// Where the last section ends.
  package var end: Double { sections.last?.end ?? headHeight }

  /// The width of rows.
  package var rowWidth: Double { max(0, width - sides.left - sides.right) }

  // The indices below are those of sections and rows that there are.

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

  /// A header that stays in view as long as its section does.
  package func pinnedHeader(_ index: Int, visibleTop: Double) -> Rect {
    var header = header(index)
    header.y = max(header.y, min(visibleTop, sections[index].end - header.height))
    return header
  }

  private func band(_ y: Double, _ height: Double) -> Rect {
    Rect(x: 0, y: y, width: width, height: height)
  }

  /// The rows that reach into a stretch of the table, from top to bottom.
  package func rows(from top: Double, to bottom: Double) -> [(section: Int, row: Int)] {
    var result: [(section: Int, row: Int)] = []
    for (index, section) in sections.enumerated() where section.end > top && section.start < bottom
    {
      for row in section.rows(from: top, to: bottom) { result.append((index, row)) }
    }
    return result
  }
}
