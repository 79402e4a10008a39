// SPDX-License-Identifier: MIT

import ConstraintSolver
import TestSettings
import Testing

/// Values as sums over rows.
struct DerivationTests {
  @Test func aValueIsTheSumOfItsRows() throws {
    var solver = Solver()
    let (left, width, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let screen = try solver.addRow([Term(right)], .equal, 393)
    let inset = try solver.addRow([Term(left)], .equal, 24)
    let end = try solver.addRow([Term(right), Term(left, -1), Term(width, -1)], .equal, 20)
    let limit = try solver.addRow([Term(width)], .lessThanOrEqual, 400)
    let derivation = try solver.derivation(of: [Term(width)])
    #expect(derivation.value == 349)
    let factors = Dictionary(
      uniqueKeysWithValues: derivation.parts.map { ($0.source, $0.factor) })
    #expect(factors == [.row(screen): 1, .row(inset): -1, .row(end): -1])
    #expect(factors[.row(limit)] == nil)
  }

  @Test func theActiveBoundOfAnInequalityIsPartOfTheSum() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let limit = try solver.addRow([Term(x, 2)], .lessThanOrEqual, 100)
    let wish = try solver.addContentSize(
      x, value: 80, hugging: Priority(rawValue: 250),
      compressionResistance: Priority(rawValue: 750))
    let limited = try solver.derivation(of: [Term(x)])
    #expect(limited.parts.map(\.source) == [.row(limit)])
    #expect(limited.parts.map(\.factor) == [0.5])
    try solver.setConstant(200, of: limit)
    let free = try solver.derivation(of: [Term(x)])
    #expect(free.parts.map(\.source) == [.row(wish)])
    #expect(free.parts.map(\.contribution) == [80])
  }

  @Test func valuesThatNothingDeterminesAreNamed() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try _ = solver.addRow([Term(y), Term(x, -1)], .equal, 5)
    let derivation = try solver.derivation(of: [Term(y)])
    let undetermined = derivation.parts.contains {
      $0.source == .undetermined(x) || $0.source == .undetermined(y)
    }
    #expect(undetermined)
    #expect(derivation.value == solver.value(of: y))
  }

  @Test func cyclesAreResolved() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let sum = try solver.addRow([Term(x), Term(y)], .equal, 10)
    let difference = try solver.addRow([Term(x), Term(y, -1)], .equal, 4)
    let derivation = try solver.derivation(of: [Term(x)])
    let factors = Dictionary(
      uniqueKeysWithValues: derivation.parts.map { ($0.source, $0.factor) })
    #expect(factors == [.row(sum): 0.5, .row(difference): 0.5])
  }

  @Test func staleVariablesAreRefused() throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.removeVariable(x)
    #expect(throws: SolverError.self) { try solver.derivation(of: [Term(x)]) }
  }

  /// In random systems the sum is the value, and asking for it leaves the solver as it was.
  @Test(arguments: RandomSystemsTests.seeds)
  func sumsOfRandomSystemsAreTheirValues(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var twins = Twins()
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      twins.addVariable(nonNegative: Int.random(in: 0..<4, using: &random) == 0)
    }
    for _ in 0..<30 {
      try RandomSystemsTests.change(&twins, RandomSystemsTests.levels, &random)
      for variable in twins.variables {
        let value = twins.solver.value(of: variable)
        let digest = twins.solver.stateDigest()
        let derivation = try twins.solver.derivation(of: [Term(variable)])
        // Values are rounded to 2⁻¹⁶.
        #expect(abs(derivation.value - value) <= 0x1p-16, "seed \(seed)")
        #expect(twins.solver.stateDigest() == digest, "seed \(seed)")
      }
    }
  }
}
