// SPDX-License-Identifier: MIT

/// A line and a column, both counted from 1. Columns count characters (Unicode scalars).
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The start offsets of a text's lines.
struct LineTable: Sendable {
  var starts: [Int32] = [0]

  /// The line of `offset`, counted from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// - Complexity: O(log *l* + *c*) for *l* lines and the column *c*.
  func position(of offset: Int, in text: [UInt8]) -> SourcePosition {
    let line = line(of: offset)
    var start = Int(starts[line - 1])
    // A byte order mark does not count as a column.
    if start == 0, text.starts(with: MarkupEncoding.mark) { start = 3 }
    let before = start < offset ? text[start..<min(offset, text.count)] : []
    return SourcePosition(line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
