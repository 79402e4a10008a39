// SPDX-License-Identifier: MIT

/// A set of rows. A hashed `Set` is not used, because it asks the system for random numbers.
struct RowMarks {
  private var isMarked: [Bool]

  init(rows: Int) { isMarked = Array(repeating: false, count: rows) }

  mutating func insert(_ row: Int32) { isMarked[Int(row)] = true }

  func contains(_ row: Int32) -> Bool { isMarked[Int(row)] }
}
