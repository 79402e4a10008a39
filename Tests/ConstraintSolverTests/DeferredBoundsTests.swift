// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Bounds that do not observe their variables while many rows are entered.
struct DeferredBoundsTests {
  private static let fit = Priority(rawValue: 51)
  private static let wish = Priority(rawValue: 750)

  /// Rows below each other, each as high as its higher part, in a container as high as all of them
  /// plus `margin`. The rows would rather have no height.
  ///
  /// - Returns: the container's height.
  private func addList(
    _ count: Int, margin: Double, into batch: inout RowBatch, of solver: inout Solver
  ) -> VariableID {
    var bottom: VariableID?
    for row in 0..<count {
      let height = solver.addVariable(nonNegative: true)
      for part in 0..<2 {
        batch.append([Term(height)], .greaterThanOrEqual, Double(10 + row % 7 + 5 * part))
      }
      batch.append([Term(height)], .equal, 0, priority: Self.fit)
      let next = solver.addVariable()
      let above = bottom.map { [Term($0, -1)] } ?? []
      batch.append([Term(next), Term(height, -1)] + above, .equal, 0)
      bottom = next
    }
    let outer = solver.addVariable(nonNegative: true)
    batch.append([Term(outer)] + (bottom.map { [Term($0, -1)] } ?? []), .equal, margin)
    return outer
  }

  /// A step that changes the height of one row does not visit the rows below it, although the
  /// container's bound depends on them all.
  @Test func theWorkOfALongListIsLinear() throws {
    var work: [Int] = []
    for count in GrowthSizes.all {
      var solver = Solver()
      var batch = RowBatch()
      let outer = addList(count, margin: 0, into: &batch, of: &solver)
      #expect(try solver.add(batch).refused.isEmpty)
      #expect(solver.value(of: outer) == Double((0..<count).reduce(0) { $0 + 15 + $1 % 7 }))
      work.append(solver.counters.entriesTouched)
      #expect(solver.audit(isUnique: true).isEmpty)
    }
    guard GrowthSizes.tellWork else { return }
    #expect(work[1] < 5 * work[0])
  }

  /// Adds rows that share a container's height with a space below them. While the rows have no height
  /// the space is positive, so its bound holds and is deferred. Their parts then take more of it.
  private func addSharedHeight(
    _ height: Double, wanted: Double, into batch: inout RowBatch, of solver: inout Solver
  ) -> VariableID {
    var terms: [Term] = []
    for row in 0..<20 {
      let height = solver.addVariable(nonNegative: true)
      batch.append([Term(height)], .greaterThanOrEqual, Double(10 + row % 7))
      batch.append([Term(height)], .greaterThanOrEqual, wanted, priority: Self.wish)
      batch.append([Term(height)], .equal, 0, priority: Self.fit)
      terms.append(Term(height))
    }
    let space = solver.addVariable(nonNegative: true)
    batch.append(terms + [Term(space)], .equal, height)
    return space
  }

  @Test func aBoundThatNoLongerHoldsIsRepaired() throws {
    var solver = Solver()
    var batch = RowBatch()
    let space = addSharedHeight(1000, wanted: 100, into: &batch, of: &solver)
    #expect(try solver.add(batch).refused.isEmpty)
    #expect(solver.value(of: space) == 0)
    #expect(solver.audit(isUnique: false).isEmpty)
  }

  /// The required parts need more than the container has.
  @Test func aRowThatContradictsADeferredBoundIsRefused() throws {
    var solver = Solver()
    var batch = RowBatch()
    let space = addSharedHeight(100, wanted: 0, into: &batch, of: &solver)
    #expect(try !solver.add(batch).refused.isEmpty)
    #expect(solver.value(of: space) >= 0)
    #expect(solver.audit(isUnique: false).isEmpty)
  }
}
