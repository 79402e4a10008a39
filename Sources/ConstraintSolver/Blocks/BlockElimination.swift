// SPDX-License-Identifier: MIT

/// The order in which a sparse matrix is solved: first rows that leave one unknown, then the cyclic
/// part, then unknowns that only one row contains.
///
/// - Complexity: linear in the coefficients.
struct BlockElimination {
  /// A core row and the tear for which it is solved.
  struct Pair {
    var core: Int32
    var tear: Int32
  }

  private(set) var front: [Pair] = []
  /// The last pairs, in the reverse order of solution.
  private(set) var back: [Pair] = []
  /// The cyclic part.
  private(set) var coresLeft: [Int32] = []
  private(set) var tearsLeft: [Int32] = []

  private let matrix: BlockMatrix
  private var isCoreDone: [Bool]
  private var isTearDone: [Bool]
  /// The number of remaining tears of each core row, and of remaining core rows of each tear.
  private var coreCounts: [Int32]
  private var tearCounts: [Int32]
  /// The core rows of each tear, one list after the other.
  private var coresOfTears: [Int32]
  private var starts: [Int]

  init(_ matrix: BlockMatrix) {
    self.matrix = matrix
    let size = matrix.size
    isCoreDone = Array(repeating: false, count: size)
    isTearDone = Array(repeating: false, count: size)
    coreCounts = Array(repeating: 0, count: size)
    tearCounts = Array(repeating: 0, count: size)
    for entry in matrix.entries { tearCounts[Int(entry.tear)] += 1 }
    starts = [0]
    starts.reserveCapacity(size + 1)
    for count in tearCounts { starts.append(starts[starts.count - 1] + Int(count)) }
    coresOfTears = Array(repeating: 0, count: matrix.entries.count)
    var ends = starts
    for core in 0..<size {
      coreCounts[core] = Int32(matrix.row(core).count)
      for entry in matrix.row(core) {
        coresOfTears[ends[Int(entry.tear)]] = Int32(core)
        ends[Int(entry.tear)] += 1
      }
    }
  }

  /// Finds the order.
  ///
  /// - Returns: `false` if a core row has no tear left to be solved for. Not every singular matrix
  ///   is detected.
  mutating func eliminate() -> Bool {
    takeRowsWithOneTear()
    takeTearsInOneRow()
    for place in isCoreDone.indices {
      if !isCoreDone[place] {
        guard coreCounts[place] > 0 else { return false }
        coresLeft.append(Int32(place))
      }
      if !isTearDone[place] { tearsLeft.append(Int32(place)) }
    }
    return true
  }

  private mutating func takeRowsWithOneTear() {
    var ready = coreCounts.indices.filter { coreCounts[$0] == 1 }.map { Int32($0) }
    var next = 0
    while next < ready.count {
      let core = ready[next]
      next += 1
      guard coreCounts[Int(core)] == 1,
        let tear = matrix.row(Int(core)).first(where: { !isTearDone[Int($0.tear)] })?.tear
      else { continue }
      front.append(Pair(core: core, tear: tear))
      isCoreDone[Int(core)] = true
      isTearDone[Int(tear)] = true
      for place in starts[Int(tear)]..<starts[Int(tear) + 1] {
        let other = coresOfTears[place]
        coreCounts[Int(other)] -= 1
        if coreCounts[Int(other)] == 1, !isCoreDone[Int(other)] { ready.append(other) }
      }
      for entry in matrix.row(Int(core)) { tearCounts[Int(entry.tear)] -= 1 }
    }
  }

  private mutating func takeTearsInOneRow() {
    var ready = tearCounts.indices.filter { tearCounts[$0] == 1 && !isTearDone[$0] }
      .map { Int32($0) }
    var next = 0
    while next < ready.count {
      let tear = ready[next]
      next += 1
      guard tearCounts[Int(tear)] == 1, !isTearDone[Int(tear)],
        let core = coresOfTears[starts[Int(tear)]..<starts[Int(tear) + 1]]
          .first(where: { !isCoreDone[Int($0)] })
      else { continue }
      back.append(Pair(core: core, tear: tear))
      isCoreDone[Int(core)] = true
      isTearDone[Int(tear)] = true
      for entry in matrix.row(Int(core)) {
        tearCounts[Int(entry.tear)] -= 1
        coreCounts[Int(core)] -= isTearDone[Int(entry.tear)] ? 0 : 1
        if tearCounts[Int(entry.tear)] == 1, !isTearDone[Int(entry.tear)] {
          ready.append(entry.tear)
        }
      }
    }
  }
}
