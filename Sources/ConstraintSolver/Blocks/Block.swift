// SPDX-License-Identifier: MIT

/// What is cyclic in the definition graph, cut open: as many *tears*, variables that no row
/// defines, as *core rows*, whose residuals fix them.
struct Block: Hashable, Sendable {
  var tears: [Int32] = []
  var cores: [Int32] = []
  /// How the tears and the residuals of the core rows depend on each other, by their places.
  var factors = BlockFactors()
  var isDirty = false

  var size: Int { tears.count }
}
