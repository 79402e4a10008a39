// SPDX-License-Identifier: MIT

/// A set of rows. Hashed sets are no choice here: they ask the system for random numbers.
struct RowMarks {
  private var isMarked: [Bool]

  init(rows: Int) { isMarked = Array(repeating: false, count: rows) }

  mutating func insert(_ row: Int32) { isMarked[Int(row)] = true }

  func contains(_ row: Int32) -> Bool { isMarked[Int(row)] }
}
