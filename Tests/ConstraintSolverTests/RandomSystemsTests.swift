// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import TestSettings
import Testing

/// Random systems and random changes, compared with exact arithmetic. A failure names its seed.
struct RandomSystemsTests {
  static let levels: [Float] = [1000, 999, 750, 749.5, 501, 500, 251, 250, 50, 1]

  static let seeds =
    Int(TestSettings.firstSeed)..<Int(TestSettings.firstSeed) + TestSettings.cases(40, long: 40)

  @Test func violationsAreTheLeastAtEveryLevel() throws {
    for seed in Self.seeds {
      try Self.run(seed: UInt64(seed), changes: 40)
    }
  }

  /// Without this, Bland's rule would only be used after more steps than random systems take.
  @Test func blandsRuleLeadsToTheSameViolations() throws {
    for seed in Self.seeds {
      try Self.run(seed: UInt64(seed), changes: 30, usingBlandsRule: true)
    }
  }

  static func run(seed: UInt64, changes: Int, usingBlandsRule: Bool = false) throws {
    var random = SeededGenerator(seed: seed)
    var twins = Twins()
    if usingBlandsRule { twins.solver.useBlandsRule(afterSteps: 0) }
    let count = Int.random(in: 2...7, using: &random)
    for _ in 0..<count {
      twins.addVariable(nonNegative: Int.random(in: 0..<4, using: &random) == 0)
    }
    let used = Array(levels.shuffled(using: &random).prefix(Int.random(in: 1...10, using: &random)))
    for change in 0..<changes {
      do {
        try Self.change(&twins, used, &random)
        try twins.audit(isUnique: false)
        if Int.random(in: 0..<3, using: &random) > 0 { try twins.compare() }
      } catch let mismatch as Twins.Mismatch {
        throw Twins.Mismatch(
          description: "seed \(seed), change \(change): \(mismatch.description)")
      }
    }
    try twins.compare()
  }

  static func change(
    _ twins: inout Twins, _ used: [Float], _ random: inout SeededGenerator
  ) throws {
    let priority = used.randomElement(using: &random) ?? 1000
    let other = used.randomElement(using: &random) ?? 1000
    let constant = Double(Int.random(in: -12...12, using: &random))
    let kind = twins.rows.count < 4 ? 0 : Int.random(in: 0..<10, using: &random)
    let index = Int.random(in: 0..<max(1, twins.rows.count), using: &random)
    switch kind {
    case 0...3:
      let relations: [Relation?] = [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual, nil]
      let relation = relations.randomElement(using: &random) ?? nil
      var terms: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<(relation == nil ? 1 : Int.random(in: 1...3, using: &random)) {
        let coefficient: Double = [1.0, 1, -1, -1, 2, -3, 0.5].randomElement(using: &random) ?? 1
        let variable = Int.random(in: 0..<twins.variables.count, using: &random)
        terms.append((variable, coefficient))
      }
      if relation == nil { terms[0].coefficient = 1 }
      try twins.addRow(terms, relation, constant, priority, other)
    case 4...5: try twins.remove(at: index)
    case 6...7: try twins.setConstant(constant, at: index)
    case 8:
      let count = Int.random(in: 1...6, using: &random)
      try twins.setConstants(
        (0..<count).map { _ in Double(Int.random(in: -12...12, using: &random)) }, from: index)
    default: try twins.setPriority(priority, at: index, other)
    }
  }
}
