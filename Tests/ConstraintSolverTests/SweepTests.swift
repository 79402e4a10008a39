// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

struct SweepTests {
  @Test func aSweepFindsTheBreakpointsAndTheFirstConflict() throws {
    var solver = Solver()
    let (container, width) = (solver.addVariable(), solver.addVariable(nonNegative: true))
    let outer = try solver.addRow([Term(container)], .equal, 100)
    let margins = try solver.addRow(
      [Term(container), Term(width, -1)], .greaterThanOrEqual, 20)
    _ = try solver.addContentSize(
      width, value: 60, hugging: Priority(rawValue: 250),
      compressionResistance: Priority(rawValue: 750))
    solver.update()
    let digest = solver.stateDigest()
    let sweep = try solver.sweep(outer, from: 100, to: 0)
    #expect(solver.stateDigest() == digest)
    #expect(
      sweep.polyline(of: width).map { [$0.constant, $0.value] } == [
        [100, 60], [80, 60], [20, 0],
      ])
    let conflict = Conflict(members: [
      .init(source: .refused, multiplier: 1),
      .init(source: .nonNegative(width), multiplier: -1),
      .init(source: .row(margins), multiplier: -1),
    ])
    #expect(sweep.end == .infeasible(beyond: 20, conflict))
    #expect(sweep.value(of: width, at: 50) == 30)
    #expect(sweep.value(of: width, at: 10) == nil)
    #expect(solver.value(of: width) == 60)
    #expect(try solver.constant(of: outer) == 100)
  }

  @Test func everyPointOfARandomSweepIsOptimal() throws {
    var pieces = 0
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0x5EE9)
      var twins = Twins()
      for _ in 0..<5 { twins.addVariable(nonNegative: Bool.random(using: &random)) }
      for _ in 0..<14 {
        try RandomSystemsTests.change(&twins, [1000, 750, 500, 251, 250], &random)
      }
      try twins.compare()
      let digest = twins.solver.stateDigest()
      let varied = Int.random(in: 0..<twins.rows.count, using: &random)
      let (start, end) = Bool.random(using: &random) ? (-16.0, 16.0) : (16.0, -16.0)
      let sweep = try twins.solver.sweep(twins.rows[varied].id, from: start, to: end)
      #expect(twins.solver.stateDigest() == digest)
      pieces += sweep.pieces.count
      for step in 0...16 {
        let constant = start + (end - start) * Double(step) / 16
        let values = twins.variables.map { sweep.value(of: $0, at: constant) }
        let isFeasible = twins.oracleAccepts(constant: constant, at: varied)
        let isReached = values.allSatisfy { $0 != nil }
        if case .infeasible(let limit, _) = sweep.end, (limit - constant).magnitude < 1e-6 {
          continue
        }
        // Feasible constants form an interval, so a sweep that begins outside it has no pieces.
        if sweep.pieces.isEmpty { continue }
        #expect(isFeasible == isReached, "seed \(seed), constant \(constant)")
        guard isReached, isFeasible else { continue }
        do {
          try twins.compare(values: values.map { $0 ?? .nan }, constant: constant, at: varied)
        } catch let mismatch as Twins.Mismatch {
          throw Twins.Mismatch(
            description: "seed \(seed), constant \(constant): \(mismatch.description)")
        }
      }
    }
    #expect(pieces > RandomSystemsTests.seeds.count)
  }
}
