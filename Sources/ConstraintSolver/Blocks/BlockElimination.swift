// SPDX-License-Identifier: MIT

/// The order in which a sparse matrix is solved: first rows that leave one unknown, then the cyclic
/// part, then unknowns that only one row contains.
///
/// - Complexity: linear in the coefficients.
struct BlockElimination {
  /// A core row and the cut variable for which it is solved.
  struct Pair {
    var core: Int32
    var cut: Int32
  }

  private(set) var front: [Pair] = []
  /// The last pairs, in the reverse order of solution.
  private(set) var back: [Pair] = []
  /// The cyclic part.
  private(set) var remainingCores: [Int32] = []
  private(set) var remainingCuts: [Int32] = []

  private let matrix: BlockMatrix
  private var isCoreDone: [Bool]
  private var isCutDone: [Bool]
  /// The number of remaining cut variables of each core row, and of remaining core rows of each cut
  /// variable.
  private var coreCounts: [Int32]
  private var cutCounts: [Int32]
  /// The core rows of each cut variable, one list after the other.
  private var coresOfCuts: [Int32]
  private var starts: [Int]

  init(_ matrix: BlockMatrix) {
    self.matrix = matrix
    let size = matrix.size
    isCoreDone = Array(repeating: false, count: size)
    isCutDone = Array(repeating: false, count: size)
    coreCounts = Array(repeating: 0, count: size)
    cutCounts = Array(repeating: 0, count: size)
    for entry in matrix.entries { cutCounts[Int(entry.cut)] += 1 }
    starts = [0]
    starts.reserveCapacity(size + 1)
    for count in cutCounts { starts.append(starts[starts.count - 1] + Int(count)) }
    coresOfCuts = Array(repeating: 0, count: matrix.entries.count)
    var ends = starts
    for core in 0..<size {
      coreCounts[core] = Int32(matrix.row(core).count)
      for entry in matrix.row(core) {
        coresOfCuts[ends[Int(entry.cut)]] = Int32(core)
        ends[Int(entry.cut)] += 1
      }
    }
  }

  /// Finds the order.
  ///
  /// - Returns: `false` if a core row has no cut variable left to be solved for. Not every singular
  ///   matrix is detected.
  mutating func eliminate() -> Bool {
    takeRowsWithOneCut()
    takeCutsInOneRow()
    for place in isCoreDone.indices {
      if !isCoreDone[place] {
        guard coreCounts[place] > 0 else { return false }
        remainingCores.append(Int32(place))
      }
      if !isCutDone[place] { remainingCuts.append(Int32(place)) }
    }
    return true
  }

  private mutating func takeRowsWithOneCut() {
    var ready = coreCounts.indices.filter { coreCounts[$0] == 1 }.map { Int32($0) }
    var next = 0
    while next < ready.count {
      let core = ready[next]
      next += 1
      guard coreCounts[Int(core)] == 1,
        let cut = matrix.row(Int(core)).first(where: { !isCutDone[Int($0.cut)] })?.cut
      else { continue }
      front.append(Pair(core: core, cut: cut))
      isCoreDone[Int(core)] = true
      isCutDone[Int(cut)] = true
      for place in starts[Int(cut)]..<starts[Int(cut) + 1] {
        let other = coresOfCuts[place]
        coreCounts[Int(other)] -= 1
        if coreCounts[Int(other)] == 1, !isCoreDone[Int(other)] { ready.append(other) }
      }
      for entry in matrix.row(Int(core)) { cutCounts[Int(entry.cut)] -= 1 }
    }
  }

  private mutating func takeCutsInOneRow() {
    var ready = cutCounts.indices.filter { cutCounts[$0] == 1 && !isCutDone[$0] }
      .map { Int32($0) }
    var next = 0
    while next < ready.count {
      let cut = ready[next]
      next += 1
      guard cutCounts[Int(cut)] == 1, !isCutDone[Int(cut)],
        let core = coresOfCuts[starts[Int(cut)]..<starts[Int(cut) + 1]]
          .first(where: { !isCoreDone[Int($0)] })
      else { continue }
      back.append(Pair(core: core, cut: cut))
      isCoreDone[Int(core)] = true
      isCutDone[Int(cut)] = true
      for entry in matrix.row(Int(core)) {
        cutCounts[Int(entry.cut)] -= 1
        coreCounts[Int(core)] -= isCutDone[Int(entry.cut)] ? 0 : 1
        if cutCounts[Int(entry.cut)] == 1, !isCutDone[Int(entry.cut)] {
          ready.append(entry.cut)
        }
      }
    }
  }
}
