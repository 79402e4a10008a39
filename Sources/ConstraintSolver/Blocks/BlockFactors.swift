// SPDX-License-Identifier: MIT

/// A block's matrix in a form for solving with it and with its transpose.
///
/// A block may have hundreds of tears and still be nearly triangular: parts of an interface that
/// depend on one length are coupled only through it. Rows that leave one tear unknown are set aside
/// first, to be solved one after the other. Then the tears that only one remaining row contains are
/// set aside, to be solved last. The remainder, the nucleus, is as small as the cycles are. It is
/// inverted as a whole.
struct BlockFactors: Hashable, Sendable {
  /// A core row that is solved for a tear.
  private struct Step: Hashable, Sendable {
    var core: Int32
    var tear: Int32
    var pivot: Double

    init(_ pair: BlockElimination.Pair, in matrix: BlockMatrix) {
      (core, tear) = (pair.core, pair.tear)
      pivot = matrix.row(Int(core)).first { $0.tear == pair.tear }?.coefficient ?? 0
    }
  }

  private var matrix = BlockMatrix()
  /// Rows with one tear that is not solved before, in the order of solution.
  private var front: [Step] = []
  /// Rows whose tear occurs only in these rows and in rows set aside before, in the reverse order
  /// of solution.
  private var back: [Step] = []
  private var nucleusTears: [Int32] = []
  private var nucleusCores: [Int32] = []
  /// The coefficients of the nucleus rows for tears outside the nucleus.
  private var rests = BlockMatrix()
  /// The inverse of the nucleus, indexed by tear and then core row.
  private var inverse: [Double] = []

  /// The number of coefficients read to find tears or factors.
  var coefficients: Int { matrix.entries.count + inverse.count }

  init() {}

  /// Factors the matrix.
  ///
  /// - Returns: nil if the matrix is singular.
  init?(_ matrix: BlockMatrix) {
    self.matrix = matrix
    var order = BlockElimination(matrix)
    guard order.eliminate() else { return nil }
    front = order.front.map { Step($0, in: matrix) }
    back = order.back.map { Step($0, in: matrix) }
    (nucleusTears, nucleusCores) = (order.tearsLeft, order.coresLeft)
    let size = nucleusTears.count
    guard size > 0 else { return }
    var places = [Int](repeating: -1, count: matrix.size)
    for (place, tear) in nucleusTears.enumerated() { places[Int(tear)] = place }
    inverse = [Double](repeating: 0, count: size * size)
    for (place, core) in nucleusCores.enumerated() {
      for entry in matrix.row(Int(core)) {
        let tear = places[Int(entry.tear)]
        if tear >= 0 {
          inverse[place * size + tear] = entry.coefficient
        } else {
          rests.add(entry.tear, entry.coefficient)
        }
      }
      rests.finishRow()
    }
    guard invert(&inverse, size: size) else { return nil }
  }

  /// Finds the distance that each tear moves when the residuals of core rows move.
  ///
  /// - Parameters:
  ///   - residuals: by core row.
  ///   - tears: by tear. Its previous content is ignored.
  func findTears(moving residuals: [Double], into tears: inout [Double]) {
    for step in front { solve(step, residuals, &tears) }
    let size = nucleusTears.count
    if size > 0 {
      // The residuals without the part that the front determines.
      var left = [Double](repeating: 0, count: size)
      for (place, core) in nucleusCores.enumerated() {
        left[place] = residuals[Int(core)]
        for entry in rests.row(place) {
          left[place] = Tolerance.sum(left[place], -entry.coefficient * tears[Int(entry.tear)])
        }
      }
      for (position, tear) in nucleusTears.enumerated() {
        var sum = 0.0
        for place in 0..<size where left[place] != 0 {
          sum = Tolerance.sum(sum, inverse[position * size + place] * left[place])
        }
        tears[Int(tear)] = sum
      }
    }
    for step in back.reversed() { solve(step, residuals, &tears) }
  }

  private func solve(_ step: Step, _ residuals: [Double], _ tears: inout [Double]) {
    var sum = residuals[Int(step.core)]
    for entry in matrix.row(Int(step.core)) where entry.tear != step.tear {
      sum = Tolerance.sum(sum, -entry.coefficient * tears[Int(entry.tear)])
    }
    tears[Int(step.tear)] = sum / step.pivot
  }

  /// Finds the multiples of core rows whose sum has the given weights of tears.
  ///
  /// - Parameters:
  ///   - weights: by tear. They are overwritten.
  ///   - factors: by core row. Its previous content is ignored.
  func findFactors(of weights: inout [Double], into factors: inout [Double]) {
    for step in back { take(step, &weights, &factors) }
    let size = nucleusTears.count
    if size > 0 {
      for (place, core) in nucleusCores.enumerated() {
        var sum = 0.0
        for (position, tear) in nucleusTears.enumerated() where weights[Int(tear)] != 0 {
          sum = Tolerance.sum(sum, weights[Int(tear)] * inverse[position * size + place])
        }
        factors[Int(core)] = sum
      }
      for (place, core) in nucleusCores.enumerated() where factors[Int(core)] != 0 {
        for entry in rests.row(place) {
          weights[Int(entry.tear)] = Tolerance.sum(
            weights[Int(entry.tear)], -factors[Int(core)] * entry.coefficient)
        }
      }
    }
    for step in front.reversed() { take(step, &weights, &factors) }
  }

  private func take(_ step: Step, _ weights: inout [Double], _ factors: inout [Double]) {
    let factor = weights[Int(step.tear)] / step.pivot
    factors[Int(step.core)] = factor
    guard factor != 0 else { return }
    for entry in matrix.row(Int(step.core)) where entry.tear != step.tear {
      weights[Int(entry.tear)] = Tolerance.sum(
        weights[Int(entry.tear)], -factor * entry.coefficient)
    }
  }
}
