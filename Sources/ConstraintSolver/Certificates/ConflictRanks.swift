// SPDX-License-Identifier: MIT

/// The rows found in the search for a conflict, in order.
struct ConflictRanks {
  private var sorted: [Int32] = []
  /// The position of each row in the order, or −1 for a row that was not found.
  private var places: [Int32]

  init(rows: Int) { places = Array(repeating: -1, count: rows) }

  subscript(row: Int32) -> Int32 { places[Int(row)] }

  /// Inserts a row. The caller then calls ``number()``.
  mutating func insert(_ row: Int32, isBefore: (Int32) -> Bool) {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(sorted[middle]) { low = middle + 1 } else { high = middle }
    }
    sorted.insert(row, at: low)
    places[Int(row)] = 0
  }

  mutating func number() {
    for index in sorted.indices { places[Int(sorted[index])] = Int32(index) }
  }
}
