// SPDX-License-Identifier: MIT

/// A block's matrix in a form for solving with it and with its transpose.
///
/// A block may have hundreds of cut variables and still be nearly triangular: parts of an interface
/// that depend on one length are coupled only through it. Rows that leave one cut variable unknown
/// are set aside first, to be solved one after the other. Then the cut variables that only one
/// remaining row contains are set aside, to be solved last. The remainder, the nucleus, is as small
/// as the cycles are. It is inverted as a whole.
struct BlockFactors: Hashable, Sendable {
  /// A core row that is solved for a cut variable.
  private struct Step: Hashable, Sendable {
    var core: Int32
    var cut: Int32
    var pivot: Double

    init(_ pair: BlockElimination.Pair, in matrix: BlockMatrix) {
      (core, cut) = (pair.core, pair.cut)
      pivot = matrix.row(Int(core)).first { $0.cut == pair.cut }?.coefficient ?? 0
    }
  }

  private var matrix = BlockMatrix()
  /// Rows with one cut variable that is not solved before, in the order of solution.
  private var front: [Step] = []
  /// Rows whose cut variable occurs only in these rows and in rows set aside before, in the reverse
  /// order of solution.
  private var back: [Step] = []
  private var nucleusCuts: [Int32] = []
  private var nucleusCores: [Int32] = []
  /// The coefficients of the nucleus rows for cut variables outside the nucleus.
  private var outerCuts = BlockMatrix()
  /// The inverse of the nucleus, indexed by cut variable and then core row.
  private var inverse: [Double] = []

  /// The number of coefficients read to find cut variables or factors.
  var coefficients: Int { matrix.entries.count + inverse.count }

  init() {}

  /// Factors the matrix.
  ///
  /// - Returns: nil if the matrix is singular.
  init?(_ matrix: BlockMatrix) {
    self.matrix = matrix
    if matrix.size == 1, matrix.entries.count == 1 {
      // Most blocks are one cycle.
      front = [Step(BlockElimination.Pair(core: 0, cut: 0), in: matrix)]
      return
    }
    var order = BlockElimination(matrix)
    guard order.eliminate() else { return nil }
    front = order.front.map { Step($0, in: matrix) }
    back = order.back.map { Step($0, in: matrix) }
    (nucleusCuts, nucleusCores) = (order.remainingCuts, order.remainingCores)
    let size = nucleusCuts.count
    guard size > 0 else { return }
    var places = [Int](repeating: -1, count: matrix.size)
    for (place, cut) in nucleusCuts.enumerated() { places[Int(cut)] = place }
    inverse = [Double](repeating: 0, count: size * size)
    for (place, core) in nucleusCores.enumerated() {
      for entry in matrix.row(Int(core)) {
        let cut = places[Int(entry.cut)]
        if cut >= 0 {
          inverse[place * size + cut] = entry.coefficient
        } else {
          outerCuts.add(entry.cut, entry.coefficient)
        }
      }
      outerCuts.finishRow()
    }
    guard invert(&inverse, size: size) else { return nil }
  }

  /// Finds the distance that each cut variable moves when the residuals of core rows move.
  ///
  /// - Parameters:
  ///   - residuals: by core row.
  ///   - cut variables: by cut variable. Its previous content is ignored.
  func findCuts(moving residuals: [Double], into cuts: inout [Double]) {
    for step in front { solve(step, residuals, &cuts) }
    let size = nucleusCuts.count
    if size > 0 {
      // The residuals without the part that the front determines.
      var left = [Double](repeating: 0, count: size)
      for (place, core) in nucleusCores.enumerated() {
        left[place] = residuals[Int(core)]
        for entry in outerCuts.row(place) {
          left[place] = Tolerance.sum(left[place], -entry.coefficient * cuts[Int(entry.cut)])
        }
      }
      for (position, cut) in nucleusCuts.enumerated() {
        var sum = 0.0
        for place in 0..<size where left[place] != 0 {
          sum = Tolerance.sum(sum, inverse[position * size + place] * left[place])
        }
        cuts[Int(cut)] = sum
      }
    }
    for step in back.reversed() { solve(step, residuals, &cuts) }
  }

  private func solve(_ step: Step, _ residuals: [Double], _ cuts: inout [Double]) {
    var sum = residuals[Int(step.core)]
    for entry in matrix.row(Int(step.core)) where entry.cut != step.cut {
      sum = Tolerance.sum(sum, -entry.coefficient * cuts[Int(entry.cut)])
    }
    cuts[Int(step.cut)] = sum / step.pivot
  }

  /// Finds the multiples of core rows whose sum has the given weights of cut variables.
  ///
  /// - Parameters:
  ///   - weights: by cut variable. They are overwritten.
  ///   - factors: by core row. Its previous content is ignored.
  func findFactors(of weights: inout [Double], into factors: inout [Double]) {
    for step in back { take(step, &weights, &factors) }
    let size = nucleusCuts.count
    if size > 0 {
      for (place, core) in nucleusCores.enumerated() {
        var sum = 0.0
        for (position, cut) in nucleusCuts.enumerated() where weights[Int(cut)] != 0 {
          sum = Tolerance.sum(sum, weights[Int(cut)] * inverse[position * size + place])
        }
        factors[Int(core)] = sum
      }
      for (place, core) in nucleusCores.enumerated() where factors[Int(core)] != 0 {
        for entry in outerCuts.row(place) {
          weights[Int(entry.cut)] = Tolerance.sum(
            weights[Int(entry.cut)], -factors[Int(core)] * entry.coefficient)
        }
      }
    }
    for step in front.reversed() { take(step, &weights, &factors) }
  }

  private func take(_ step: Step, _ weights: inout [Double], _ factors: inout [Double]) {
    let factor = weights[Int(step.cut)] / step.pivot
    factors[Int(step.core)] = factor
    guard factor != 0 else { return }
    for entry in matrix.row(Int(step.core)) where entry.cut != step.cut {
      weights[Int(entry.cut)] = Tolerance.sum(
        weights[Int(entry.cut)], -factor * entry.coefficient)
    }
  }
}
