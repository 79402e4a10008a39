// SPDX-License-Identifier: MIT

/// A cyclic part of the definition graph, opened at *cut variables*: variables that no row defines.
/// It has as many *core rows* as cut variables, and their residuals determine the cut variables.
struct Block: Hashable, Sendable {
  var cuts: [Int32] = []
  var cores: [Int32] = []
  /// The relation between the cut variables and the residuals of the core rows, by position in the
  /// block.
  var factors = BlockFactors()
  var isDirty = false

  var size: Int { cuts.count }
}
