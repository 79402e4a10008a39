// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of a section of a table, from top to bottom, and where they begin.
struct TableSection {
  /// A header or footer: its view, if it has one, and what it takes of the table's height.
  struct Part {
    var view: UIView?
    var height: CGFloat = 0
    var padding: CGFloat = 0
  }

  /// A row's height, which is an estimate until its cell was measured.
  struct Row {
    var height: CGFloat
    var isEstimate: Bool
    var isSelfSizing = false
  }

  var header = Part()
  var footer = Part()
  var rows: [Row] = []
  private(set) var start: CGFloat = 0
  /// Where each row begins, and the footer after them.
  private(set) var starts: [CGFloat] = [0]

  var end: CGFloat { footerStart + footer.height }

  var footerStart: CGFloat { (starts.last ?? start) + footer.padding }

  mutating func place(at start: CGFloat) {
    self.start = start
    var next = start + header.padding + header.height
    starts = [next]
    for row in rows {
      next += row.height
      starts.append(next)
    }
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = index(after: top)
    var last = first
    while last < rows.count, starts[last] < bottom { last += 1 }
    return first..<last
  }

  private func index(after y: CGFloat) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
