// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// How much work the graph, the blocks and the kept columns save, in counts.
struct DefinitionGraphTests {
  /// Views one inside the other, each inset by one from its parent.
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

  @Test func whatIsDefinedInOrderNeedsNoDualStep() throws {
    var nest = try Nest(200)
    #expect(nest.solver.value(of: nest.sizes[200]) == 600)
    #expect(nest.solver.counters.dualSteps == 0)
    #expect(nest.solver.counters.blocksBuilt == 0)
    #expect(nest.solver.counters.entriesTouched < 3000)
  }

  @Test func aChangeTouchesOnlyWhatDependsOnIt() throws {
    var nest = try Nest(200)
    nest.solver.update()
    let before = nest.solver.counters.entriesTouched
    try nest.solver.setConstant(-3, of: nest.insets[195])
    #expect(nest.solver.value(of: nest.sizes[200]) == 599)
    #expect(nest.solver.value(of: nest.sizes[195]) == 610)
    #expect(nest.solver.counters.entriesTouched - before < 40)
  }

  @Test func theColumnOfAConstantThatChangesAgainAndAgainIsKept() throws {
    var nest = try Nest(50)
    for width in 500..<600 {
      try nest.solver.setConstant(Double(width), of: nest.outer)
      #expect(nest.solver.value(of: nest.sizes[50]) == Double(width - 100))
    }
    #expect(nest.solver.counters.columns < 6)
    // A row taken out of its middle makes the column another one.
    try nest.solver.remove(nest.insets[24])
    let held = nest.solver.value(of: nest.sizes[25])
    try nest.solver.setConstant(100, of: nest.outer)
    #expect(nest.solver.value(of: nest.sizes[24]) == 52)
    #expect(nest.solver.value(of: nest.sizes[50]) == held - 50)
    #expect(nest.solver.audit(isSettled: true).isEmpty)
  }

  @Test func aCycleIsABlockAndBlocksStayApart() throws {
    var solver = Solver()
    var outers: [RowID] = []
    var widths: [VariableID] = []
    for _ in 0..<10 {
      let outer = solver.addVariable()
      outers.append(try solver.addRow([Term(outer)], .equal, 100))
      var sum = [Term(outer, -1)]
      var first: VariableID?
      for _ in 0..<4 {
        let width = solver.addVariable()
        sum.append(Term(width))
        if let first {
          _ = try solver.addRow([Term(width), Term(first, -1)], .equal, 0)
        } else {
          first = width
          widths.append(width)
        }
      }
      _ = try solver.addRow(sum, .equal, 0)
    }
    for width in widths { #expect(solver.value(of: width) == 25) }
    #expect(solver.counters.blocksBuilt > 0)
    #expect(solver.audit(isSettled: true).isEmpty)
    let built = solver.counters.blocksBuilt
    try solver.setConstant(60, of: outers[3])
    #expect(widths.map { solver.value(of: $0) } == [25, 25, 25, 15, 25, 25, 25, 25, 25, 25])
    #expect(solver.counters.blocksBuilt == built)
    try solver.remove(outers[3])
    #expect(solver.value(of: widths[3]) == 15)
    #expect(solver.audit(isSettled: true).isEmpty)
  }
}
