// SPDX-License-Identifier: MIT

/// The working memory of a pass against the arrows of the definition graph: from a row to the
/// active rows on which it depends.
struct UpstreamPass: ~Copyable, Sendable {
  /// An active row in the combination; for a loose variable, the row −1.
  struct Part: BitwiseCopyable, Sendable {
    var row: Int32
    var variable: Int32
    var factor: Double
  }

  struct Frame: BitwiseCopyable, Sendable {
    var variable: Int32
    var entry: Int32
    var end: Int32
  }

  /// The row as a combination of active rows; without the rigid rows beyond fixed variables, unless
  /// the pass is complete.
  var combination = Storage<Part>()
  /// The tears that the row reaches through the graph, whatever the numbers say.
  var tears = Storage<Int32>()
  /// The blocks of those tears.
  var blocks = Storage<Int32>()
  /// Variables, each after all that it depends on.
  var order = Storage<Int32>()
  var stack = Storage<Frame>()
  /// Zero outside a pass.
  var weight = Storage<Double>()
  /// Variables with the current epoch have been visited.
  var mark = Storage<UInt32>()
  /// How many paths lead from the row to a variable: 1, or 2 for more.
  var paths = Storage<UInt8>()
  /// The variable before, on the path from the row; −1 for the row's own.
  var previous = Storage<Int32>()
  /// Whether a variable depends on tears; holds for what was visited while a block is tightened.
  var leadsToTear = Storage<Bool>()
  var epoch: UInt32 = 0
  /// Whether the pass goes on beyond fixed variables, which matters to a certificate alone.
  var isComplete = false

  /// What a block's tears weigh, and the multiples of core rows that follow.
  var blockWeights: [Double] = []
  var solution: [Double] = []

  /// Makes room for a block; all is zero.
  mutating func prepare(_ size: Int) {
    blockWeights.fill(size)
    solution.fill(size)
  }

  mutating func grow(to count: Int32) {
    weight.grow(to: count, filledWith: 0)
    mark.grow(to: count, filledWith: 0)
    paths.grow(to: count, filledWith: 0)
    previous.grow(to: count, filledWith: -1)
    leadsToTear.grow(to: count, filledWith: false)
  }

  /// Takes the memory of another, which nobody needs any more; see ``Engine/init(inRoomOf:)``.
  mutating func takeRoom(of other: inout UpstreamPass) {
    order.takeRoom(of: &other.order)
    weight.takeRoom(of: &other.weight)
    mark.takeRoom(of: &other.mark)
    paths.takeRoom(of: &other.paths)
    previous.takeRoom(of: &other.previous)
    leadsToTear.takeRoom(of: &other.leadsToTear)
  }
}

extension [Double] {
  /// Makes this many zeros of it, in the room that it has.
  mutating func fill(_ size: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(0, count: size))
  }
}
