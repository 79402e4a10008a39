// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

struct AmbiguityTests {
  @Test func aFreeVariableIsAmbiguousWithoutBounds() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable(nonNegative: true))
    let ambiguity = try #require(try solver.ambiguity(of: x))
    #expect(ambiguity.range == -.infinity ... .infinity)
    #expect(try solver.ambiguity(of: y)?.range == 0 ... .infinity)
    _ = try solver.addRow([Term(x), Term(y)], .equal, 10)
    let both = try #require(try solver.ambiguity(of: x))
    #expect(both.range == -.infinity...10)
    #expect(both.highWitness == [10, 0])
    #expect(both.lowWitness[0] + both.lowWitness[1] == 10)
  }

  @Test func aTieBetweenEqualPrioritiesIsAmbiguousOnlyWithinTheTie() throws {
    var solver = Solver()
    let x = solver.addVariable()
    _ = try solver.addRow([Term(x)], .equal, 3, priority: Priority(rawValue: 250))
    _ = try solver.addRow([Term(x)], .equal, 8, priority: Priority(rawValue: 250))
    let ambiguity = try #require(try solver.ambiguity(of: x))
    #expect(ambiguity.range == 3...8)
    #expect(ambiguity.lowWitness == [3] && ambiguity.highWitness == [8])
    _ = try solver.addRow([Term(x)], .equal, 5, priority: Priority(rawValue: 0.5))
    #expect(try solver.ambiguity(of: x) == nil)
  }

  @Test func anotherOptimumIsPossibleOnlyAtATie() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = try solver.addRow([Term(x)], .equal, 3, priority: Priority(rawValue: 250))
    var isTied = solver.mayHaveOtherOptimum()
    #expect(!isTied)
    // Loose until a row fixes it.
    _ = try solver.addRow([Term(y)], .greaterThanOrEqual, 1)
    isTied = solver.mayHaveOtherOptimum()
    #expect(isTied)
    _ = try solver.addRow([Term(y)], .equal, 0, priority: Priority(rawValue: 100))
    isTied = solver.mayHaveOtherOptimum()
    #expect(!isTied)
    // Two rows of one priority with different values.
    _ = try solver.addRow([Term(x)], .equal, 8, priority: Priority(rawValue: 250))
    isTied = solver.mayHaveOtherOptimum()
    #expect(isTied)
  }

  @Test func ambiguityOfRandomSystemsAgreesWithTheOracle() throws {
    var ambiguous = 0
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0xA3B1)
      var isMentionedAndAmbiguous = false
      var twins = Twins()
      for _ in 0..<5 { twins.addVariable(nonNegative: Bool.random(using: &random)) }
      for _ in 0..<6 {
        try RandomSystemsTests.change(&twins, [1000, 750, 251, 250], &random)
      }
      try twins.compare()
      let digest = twins.solver.stateDigest()
      for variable in twins.variables.indices {
        let expected = twins.oracleRange(of: variable)
        let found = try twins.solver.ambiguity(of: twins.variables[variable])
        if let found {
          ambiguous += 1
          let isMentioned =
            (found.range.lowerBound, found.range.upperBound) != (0, .infinity)
            && found.range != -.infinity ... .infinity
          isMentionedAndAmbiguous = isMentionedAndAmbiguous || isMentioned
          let isSame =
            Self.agrees(found.range.lowerBound, expected.low)
            && Self.agrees(found.range.upperBound, expected.high)
          #expect(isSame, "seed \(seed): \(found.range) instead of \(expected)")
          try twins.compare(values: found.lowWitness)
          try twins.compare(values: found.highWitness)
        } else {
          #expect(expected.low == expected.high, "seed \(seed): unique, but \(expected)")
        }
      }
      #expect(twins.solver.stateDigest() == digest)
      if isMentionedAndAmbiguous {
        let isTied = twins.solver.mayHaveOtherOptimum()
        #expect(isTied, "seed \(seed)")
      }
    }
    #expect(ambiguous > RandomSystemsTests.seeds.count / 2)
  }

  /// The oracle limits values to a million.
  private static func agrees(_ found: Double, _ exact: Double) -> Bool {
    abs(exact) >= 999_000 ? found.isInfinite && found * exact > 0 : abs(found - exact) < 1e-4
  }
}
