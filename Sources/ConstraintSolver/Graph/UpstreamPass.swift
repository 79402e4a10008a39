// SPDX-License-Identifier: MIT

/// The working memory of a pass against the edges of the definition graph: from a row to the active
/// rows on which it depends.
struct UpstreamPass: ~Copyable, Sendable {
  /// An active row in the combination. A loose variable has the row −1.
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

  /// The row as a combination of active rows. It lacks the rigid rows beyond fixed variables,
  /// unless the pass is complete.
  var combination = Storage<Part>()
  /// The cut variables that the row reaches in the graph, whatever the coefficients are.
  var cuts = Storage<Int32>()
  /// The blocks of those cut variables.
  var blocks = Storage<Int32>()
  /// Variables, each after all that it depends on.
  var order = Storage<Int32>()
  var stack = Storage<Frame>()
  /// Zero outside a pass.
  var weight = Storage<Double>()
  /// Variables with the current epoch have been visited.
  var mark = Storage<UInt32>()
  /// The number of paths from the row to a variable: 1, or 2 for more than one.
  var paths = Storage<UInt8>()
  /// The previous variable on the path from the row, or −1 for a variable of the row itself.
  var previous = Storage<Int32>()
  /// Whether a variable depends on cut variables. Valid for the visited variables while a block is
  /// tightened.
  var leadsToCut = Storage<Bool>()
  var epoch: UInt32 = 0
  /// Whether the pass continues beyond fixed variables. Only certificates need this.
  var isComplete = false

  /// The weights of a block's cut variables, and the resulting multiples of its core rows.
  var blockWeights: [Double] = []
  var solution: [Double] = []

  /// Makes room for the numbers of a block. All are zero.
  mutating func prepare(_ size: Int) {
    blockWeights.fill(size)
    solution.fill(size)
  }

  mutating func grow(to count: Int32) {
    weight.grow(to: count, filledWith: 0)
    mark.grow(to: count, filledWith: 0)
    paths.grow(to: count, filledWith: 0)
    previous.grow(to: count, filledWith: -1)
    leadsToCut.grow(to: count, filledWith: false)
  }

  /// Takes over the storage of `other`, which the caller discards. See
  /// ``Engine/init(reusingStorageOf:)``.
  mutating func takeStorage(of other: inout UpstreamPass) {
    order.takeStorage(of: &other.order)
    weight.takeStorage(of: &other.weight)
    mark.takeStorage(of: &other.mark)
    paths.takeStorage(of: &other.paths)
    previous.takeStorage(of: &other.previous)
    leadsToCut.takeStorage(of: &other.leadsToCut)
  }
}

extension [Double] {
  /// Replaces the elements by this many zeros, and keeps the capacity.
  mutating func fill(_ size: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(0, count: size))
  }
}
