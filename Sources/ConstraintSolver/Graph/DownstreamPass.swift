// SPDX-License-Identifier: MIT

/// The working memory of a pass along the arrows of the definition graph: from an active row or a
/// variable to all that moves with it.
struct DownstreamPass: ~Copyable, Sendable {
  struct Frame: BitwiseCopyable, Sendable {
    var variable: Int32
    var entry: Int32
  }

  /// A variable that moves by itself, and by how much.
  struct Base: BitwiseCopyable, Sendable {
    var variable: Int32
    var weight: Double
  }

  /// Where a pass from several variables begins.
  var bases = Storage<Base>()
  /// Variables, each after all that depend on it.
  var order = Storage<Int32>()
  /// The inactive rows reached.
  var inactive = Storage<Int32>()
  /// The core rows reached.
  var cores = Storage<Int32>()
  /// The blocks of those core rows.
  var blocks = Storage<Int32>()
  /// Where the pass begins; these variables have their weights already.
  var sources = Storage<Int32>()
  var stack = Storage<Frame>()
  /// By how much a variable moves. Zero outside a pass.
  var weight = Storage<Double>()
  /// By how much tears move so that the core rows keep their residuals.
  var tears = Storage<Base>()
  /// By how much a core row's residual would change if the tears stayed.
  var residualChange = Storage<Double>()
  /// How the residuals of a block's core rows move, and the tears that follow.
  var residuals: [Double] = []
  var solution: [Double] = []
  var mark = Storage<UInt32>()
  var rowMark = Storage<UInt32>()
  var epoch: UInt32 = 0
  /// Whether the pass goes on beyond unobserved variables.
  var isComplete = false
  /// Whether the pass stopped at an unobserved variable.
  var metUnobserved = false

  /// Makes room for a block; all is zero.
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

  /// Takes the memory of another, which nobody needs any more; see ``Engine/init(inRoomOf:)``.
  mutating func takeRoom(of other: inout DownstreamPass) {
    order.takeRoom(of: &other.order)
    inactive.takeRoom(of: &other.inactive)
    weight.takeRoom(of: &other.weight)
    residualChange.takeRoom(of: &other.residualChange)
    mark.takeRoom(of: &other.mark)
    rowMark.takeRoom(of: &other.rowMark)
  }
}
