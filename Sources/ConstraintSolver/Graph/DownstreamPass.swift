// SPDX-License-Identifier: MIT

/// The working memory of a pass along the edges of the definition graph: from an active row or a
/// variable to everything that moves with it.
struct DownstreamPass: ~Copyable, Sendable {
  struct Frame: BitwiseCopyable, Sendable {
    var variable: Int32
    var entry: Int32
  }

  /// A variable at which the pass begins, and the distance that it moves.
  struct Base: BitwiseCopyable, Sendable {
    var variable: Int32
    var weight: Double
  }

  /// The starting points of a pass from several variables.
  var bases = Storage<Base>()
  /// Variables, each after all that depend on it.
  var order = Storage<Int32>()
  /// The inactive rows reached.
  var inactive = Storage<Int32>()
  /// The core rows reached.
  var cores = Storage<Int32>()
  /// The blocks of those core rows.
  var blocks = Storage<Int32>()
  /// The variables at which the pass begins. Their weights are already set.
  var sources = Storage<Int32>()
  var stack = Storage<Frame>()
  /// The distance that each variable moves. Zero outside a pass.
  var weight = Storage<Double>()
  /// The moves of cut variables that keep the residuals of the core rows unchanged.
  var cuts = Storage<Base>()
  /// The change of a core row's residual if no cut variable moved.
  var residualChange = Storage<Double>()
  /// The residual changes of a block's core rows, and the resulting moves of its cut variables.
  var residuals: [Double] = []
  var solution: [Double] = []
  var mark = Storage<UInt32>()
  var rowMark = Storage<UInt32>()
  var epoch: UInt32 = 0
  /// Whether the pass continues beyond unobserved variables.
  var isComplete = false
  /// Whether the pass stopped at an unobserved variable.
  var reachedUnobserved = false

  /// Makes room for the numbers of a block. All are zero.
  mutating func prepare(_ size: Int) {
    residuals.fill(size)
    solution.fill(size)
  }

  mutating func grow(variables: Int32) {
    weight.grow(to: variables, filledWith: 0)
    mark.grow(to: variables, filledWith: 0)
  }

  mutating func grow(rows: Int32) {
    residualChange.grow(to: rows, filledWith: 0)
    rowMark.grow(to: rows, filledWith: 0)
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout DownstreamPass) {
    order.takeStorage(of: &other.order)
    inactive.takeStorage(of: &other.inactive)
    weight.takeStorage(of: &other.weight)
    residualChange.takeStorage(of: &other.residualChange)
    mark.takeStorage(of: &other.mark)
    rowMark.takeStorage(of: &other.rowMark)
  }
}
