// SPDX-License-Identifier: MIT

/// The rows that the search for a conflict has met, in their order.
struct ConflictRanks {
  private var sorted: [Int32] = []
  /// The place of each row in the order; −1 for one that was not met.
  private var places: [Int32]

  init(rows: Int) { places = Array(repeating: -1, count: rows) }

  subscript(row: Int32) -> Int32 { places[Int(row)] }

  /// Inserts a row; ``number()`` is due then.
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
