// SPDX-License-Identifier: MIT

/// What is cyclic in the definition graph, cut open: as many *tears*, variables that no row
/// defines, as *core rows*, whose residuals fix them.
struct Block: Hashable, Sendable {
  var tears: [Int32] = []
  var cores: [Int32] = []
  /// How the tears move with the residuals of the core rows, by tear and core row.
  var inverse: [Double] = []
  var isDirty = false

  var size: Int { tears.count }

  @inline(__always)
  func inverse(tear: Int, core: Int32) -> Double {
    inverse[tear * cores.count + Int(core)]
  }

  @inline(__always)
  func inverse(tear: Int, core: Int) -> Double {
    inverse[tear * cores.count + core]
  }
}
