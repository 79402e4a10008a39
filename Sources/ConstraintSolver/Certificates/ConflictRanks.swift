// SPDX-License-Identifier: MIT

/// The rows found in the search for a conflict, in order.
struct ConflictRanks {
  private var sorted: [Int32] = []
  /// The position of each row in the order, or −1 for a row that was not found.
  private var positions: [Int32]

  init(rows: Int) { positions = Array(repeating: -1, count: rows) }

  /// The position of a row. Insertions make it invalid until ``renumber()``.
  subscript(row: Int32) -> Int32 { positions[Int(row)] }

  /// Inserts a row.
  ///
  /// - Parameter isBefore: whether a row of the list precedes the new one.
  /// - Complexity: linear in the number of rows.
  mutating func insert(_ row: Int32, isBefore: (Int32) -> Bool) {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(sorted[middle]) { low = middle + 1 } else { high = middle }
    }
    sorted.insert(row, at: low)
    positions[Int(row)] = 0
  }

  /// Stores the position of each row after insertions.
  mutating func renumber() {
    for index in sorted.indices { positions[Int(sorted[index])] = Int32(index) }
  }
}
