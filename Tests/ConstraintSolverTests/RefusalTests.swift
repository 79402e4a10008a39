// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// The content of a conflict, and the state after a refused change.
struct RefusalTests {
  @Test func aRefusedChangeLeavesEveryBitAsItWas() throws {
    var refusals = 0
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0xBEEF)
      var twins = Twins()
      for _ in 0..<4 { twins.addVariable(nonNegative: Bool.random(using: &random)) }
      for _ in 0..<30 {
        let before = twins.solver.stateDigest()
        let count = twins.refusals
        try RandomSystemsTests.change(&twins, [1000, 1000, 1000, 500, 250], &random)
        guard twins.refusals > count else { continue }
        refusals += 1
        #expect(twins.solver.stateDigest() == before, "seed \(seed)")
        try twins.compare()
      }
    }
    #expect(refusals > RandomSystemsTests.seeds.count)
  }

  @Test func aConflictIsAContradictionWithoutSpareMembers() throws {
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0xC0FFEE)
      var twins = Twins()
      for _ in 0..<5 { twins.addVariable(nonNegative: Bool.random(using: &random)) }
      for _ in 0..<25 {
        try RandomSystemsTests.change(&twins, [1000, 1000, 1000, 700], &random)
        guard let refusal = twins.lastRefusal else { continue }
        do {
          try twins.verify(refusal)
        } catch let mismatch as Twins.Mismatch {
          throw Twins.Mismatch(description: "seed \(seed): \(mismatch.description)")
        }
      }
    }
  }

  @Test func aFalseRowWithoutTermsConflictsByItself() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let error = #expect(throws: SolverError.self) {
      _ = try solver.addRow([Term(x), Term(x, -1)], .equal, 1)
    }
    let alone = Conflict(members: [.init(source: .refused, multiplier: -1)])
    #expect(error == .conflict(alone))
    _ = try solver.addRow([Term(x, 0)], .lessThanOrEqual, 1)
    let soft = try solver.addRow([], .equal, 5, priority: Priority(rawValue: 10))
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: soft) }
    try solver.setConstant(0, of: soft)
    try solver.setPriority(.required, of: soft)
  }

  @Test func aBatchRefusesTheSameRowsAsAddingThemOneByOne() throws {
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0xBA7C4)
      var together = Solver()
      var inTurn = Solver()
      var variables: [(VariableID, VariableID)] = []
      for _ in 0..<5 {
        let isSize = Bool.random(using: &random)
        variables.append(
          (together.addVariable(nonNegative: isSize), inTurn.addVariable(nonNegative: isSize)))
      }
      for _ in 0..<3 {
        var batch = RowBatch()
        var refused: [Int] = []
        for index in 0..<8 {
          var terms: [(Int, Double)] = []
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            terms.append(
              (Int.random(in: 0..<5, using: &random), Bool.random(using: &random) ? 1 : -2))
          }
          let constant = Double(Int.random(in: -5...5, using: &random))
          let relation: Relation = Bool.random(using: &random) ? .equal : .greaterThanOrEqual
          batch.append(
            terms.map { Term(variables[$0.0].0, $0.1) }, relation, constant)
          do {
            _ = try inTurn.addRow(
              terms.map { Term(variables[$0.0].1, $0.1) }, relation, constant)
          } catch {
            refused.append(index)
          }
        }
        let outcome = try together.add(batch)
        #expect(outcome.refused.map(\.index) == refused, "seed \(seed)")
        #expect(outcome.rows.indices.filter { outcome.rows[$0] == nil } == refused)
        #expect(together.audit(isUnique: false).isEmpty, "seed \(seed)")
        together.update()
        #expect(together.audit(isUnique: true).isEmpty, "seed \(seed)")
      }
    }
  }

  /// For a caller that resolves conflicts by itself: the remaining rows are optimal, and no row is
  /// left out if all rows hold.
  @Test func aBatchWithoutExplanationsLeavesOutContradictingRows() throws {
    var leftOut = 0
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0xFEED)
      var solver = Solver()
      var strict = Solver()
      var variables: [(VariableID, VariableID)] = []
      for _ in 0..<5 {
        let isSize = Bool.random(using: &random)
        variables.append(
          (solver.addVariable(nonNegative: isSize), strict.addVariable(nonNegative: isSize)))
      }
      var (batch, strictBatch) = (RowBatch(), RowBatch())
      for _ in 0..<10 {
        let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          (Int.random(in: 0..<5, using: &random), Bool.random(using: &random) ? 1.0 : -2)
        }
        let constant = Double(Int.random(in: -5...5, using: &random))
        let relation: Relation = Bool.random(using: &random) ? .equal : .greaterThanOrEqual
        let priority =
          Int.random(in: 0..<3, using: &random) > 0 ? Priority.required : Priority(rawValue: 500)
        batch.append(
          terms.map { Term(variables[$0.0].0, $0.1) }, relation, constant, priority: priority)
        strictBatch.append(
          terms.map { Term(variables[$0.0].1, $0.1) }, relation, constant, priority: priority)
      }
      let outcome = try solver.add(batch, explaining: false)
      let missing = outcome.rows.count { $0 == nil }
      let refused = try strict.add(strictBatch).refused.count
      #expect((missing == 0) == (refused == 0), "seed \(seed)")
      leftOut += missing
      #expect(solver.audit(isUnique: false).isEmpty, "seed \(seed)")
      solver.update()
      #expect(solver.audit(isUnique: true).isEmpty, "seed \(seed)")
    }
    #expect(leftOut > RandomSystemsTests.seeds.count / 4)
  }
}
