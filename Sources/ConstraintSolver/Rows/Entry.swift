// SPDX-License-Identifier: MIT

/// One coefficient of the matrix: contiguous within its row, doubly linked within its variable.
struct Entry: BitwiseCopyable, Hashable, Sendable {
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
  var coefficient: Double
}
