// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Counts the work that the definition graph and the cached columns save.
struct DefinitionGraphTests {
  /// Nested views, each inset by one from its parent.
  struct Nest: ~Copyable {
    var solver = Solver()
    var sizes: [VariableID] = []
    var outer: RowID
    var insets: [RowID] = []

    init(_ count: Int) throws {
      var batch = RowBatch()
      var solver = Solver()
      sizes.append(solver.addVariable())
      batch.append([Term(sizes[0])], .equal, 1000, priority: Priority(rawValue: 999))
      for index in 1...count {
        sizes.append(solver.addVariable())
        batch.append([Term(sizes[index]), Term(sizes[index - 1], -1)], .equal, -2)
      }
      let rows = try solver.add(batch).rows.compactMap { $0 }
      outer = try #require(rows.first)
      insets = Array(rows.dropFirst())
      self.solver = solver
    }
  }

  @Test func rowsInDefinitionOrderNeedNoDualStep() throws {
    var nest = try Nest(200)
    #expect(nest.solver.value(of: nest.sizes[200]) == 600)
    #expect(nest.solver.counters.dualSteps == 0)
    #expect(nest.solver.counters.blocksBuilt == 0)
    #expect(nest.solver.counters.entriesTouched < 3000)
  }

  @Test func aChangeTouchesOnlyDependentVariables() throws {
    var nest = try Nest(200)
    nest.solver.update()
    let before = nest.solver.counters.entriesTouched
    try nest.solver.setConstant(-3, of: nest.insets[195])
    #expect(nest.solver.value(of: nest.sizes[200]) == 599)
    #expect(nest.solver.value(of: nest.sizes[195]) == 610)
    #expect(nest.solver.counters.entriesTouched - before < 40)
  }

  @Test func theColumnOfAFrequentlyChangedConstantIsCached() throws {
    var nest = try Nest(50)
    for width in 500..<600 {
      try nest.solver.setConstant(Double(width), of: nest.outer)
      #expect(nest.solver.value(of: nest.sizes[50]) == Double(width - 100))
    }
    #expect(nest.solver.counters.columns < 6)
    // Removing a row in the middle changes the column.
    try nest.solver.remove(nest.insets[24])
    let held = nest.solver.value(of: nest.sizes[25])
    try nest.solver.setConstant(100, of: nest.outer)
    #expect(nest.solver.value(of: nest.sizes[24]) == 52)
    #expect(nest.solver.value(of: nest.sizes[50]) == held - 50)
    #expect(nest.solver.audit(isUnique: true).isEmpty)
  }

  @Test(arguments: [true, false])
  func upstreamPassesSkipVariablesThatRequiredRowsFix(isRequired: Bool) throws {
    var nest = try Nest(200)
    if isRequired { try nest.solver.setPriority(.required, of: nest.outer) }
    let label = nest.solver.addVariable(nonNegative: true)
    _ = try nest.solver.addContentSize(
      label, value: 500, hugging: Priority(rawValue: 250),
      compressionResistance: Priority(rawValue: 750))
    nest.solver.update()
    let before = nest.solver.counters.entriesTouched
    let wide = try nest.solver.addRow(
      [Term(label), Term(nest.sizes[200], -1)], .greaterThanOrEqual, 0)
    #expect(nest.solver.value(of: label) == 600)
    let touched = nest.solver.counters.entriesTouched - before
    #if PLUMB_CHECKED
      // The audits use complete passes, and their work is counted too.
      #expect(touched > 400)
    #else
      #expect(isRequired ? touched < 40 : touched > 400)
    #endif
    #expect(nest.solver.audit(isUnique: true).isEmpty)
    // A certificate still names all these rows.
    guard isRequired else { return }
    let error = #expect(throws: SolverError.self) {
      _ = try nest.solver.addRow([Term(label)], .equal, 100)
    }
    guard case .conflict(let conflict) = error else {
      Issue.record("expected a conflict, got \(String(describing: error))")
      return
    }
    #expect(conflict.members.count == 203)
    #expect(conflict.members.contains { $0.source == .row(wide) })
    // Variables that are no longer fixed after the change are visited again.
    try nest.solver.setPriority(Priority(rawValue: 999), of: nest.outer)
    _ = try nest.solver.addRow([Term(label)], .equal, 100)
    #expect(nest.solver.value(of: nest.sizes[0]) == 500)
    #expect(nest.solver.audit(isUnique: true).isEmpty)
  }
}
