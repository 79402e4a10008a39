// SPDX-License-Identifier: MIT

/// A cyclic part of the definition graph, opened at *tears*: variables that no row defines. It has
/// as many *core rows* as tears, and their residuals determine the tears.
struct Block: Hashable, Sendable {
  var tears: [Int32] = []
  var cores: [Int32] = []
  /// The relation between the tears and the residuals of the core rows, by position in the block.
  var factors = BlockFactors()
  var isDirty = false

  var size: Int { tears.count }
}
