// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// A rollback restores every bit, and later changes give the same results as without the reverted
/// change.
struct JournalTests {
  /// A column of views with hugging and compression resistance, between two edges.
  struct Column: ~Copyable {
    var solver: Solver
    var heights: [VariableID] = []
    var size: RowID

    init(_ count: Int, in solver: consuming Solver = Solver()) throws {
      let outer = solver.addVariable()
      var terms = [Term(outer, -1)]
      for index in 0..<count {
        let height = solver.addVariable(nonNegative: true)
        heights.append(height)
        terms.append(Term(height))
        _ = try solver.addContentSize(
          height, value: Double(20 + index % 9),
          hugging: Priority(rawValue: Float(250 + index % 3)),
          compressionResistance: Priority(rawValue: Float(700 + index % 5)))
      }
      _ = try solver.addRow(terms, .equal, 0)
      size = try solver.addRow([Term(outer)], .equal, Double(22 * count))
      solver.update()
      self.solver = solver
    }
  }

  @Test func aRefusedBatchLeavesEveryBitAsItWas() throws {
    var column = try Column(30)
    let digest = column.solver.stateDigest()
    // Enough rows to reallocate all storage, and a malformed row at the end.
    var batch = RowBatch()
    for index in 0..<400 {
      batch.addTerm(column.heights[index % 30], 1)
      batch.addTerm(column.heights[(index + 7) % 30], -1)
      batch.finish(.lessThanOrEqual, 500)
    }
    batch.append([Term(column.heights[0], .nan)], .equal, 0)
    #expect(throws: SolverError.notFinite) { try column.solver.add(batch) }
    #expect(column.solver.stateDigest() == digest)
  }

  /// A column built in the storage of a larger or smaller one equals a new one.
  @Test(arguments: [3, 30, 300])
  func anEmptiedSolverIsLikeANewOne(_ count: Int) throws {
    let digest = try Column(30).solver.stateDigest()
    var column = try Column(count)
    // These changes leave data in all scratch memory.
    try column.solver.setConstant(Double(29 * count), of: column.size)
    column.solver.update()
    _ = try column.solver.ambiguity(of: column.heights[0])
    column.solver.removeAll()
    let rebuilt = try Column(30, in: column.solver)
    #expect(rebuilt.solver.stateDigest() == digest)
    #expect(rebuilt.solver.counters == (try Column(30).solver.counters))
  }

  @Test func queriesLeaveEveryBitAsItWas() throws {
    var column = try Column(30)
    let digest = column.solver.stateDigest()
    for height in column.heights { _ = try column.solver.ambiguity(of: height) }
    #expect(column.solver.stateDigest() == digest)
    _ = try column.solver.sweep(column.size, from: 900, to: -5)
    #expect(column.solver.stateDigest() == digest)
  }

  @Test func aRefusedChangeDoesNotAffectLaterChanges() throws {
    var tried = try Column(30)
    var spared = try Column(30)
    for round in 0..<20 {
      let height = Double(300 + 37 * round % 500)
      #expect(throws: SolverError.self) { try tried.solver.setConstant(-1, of: tried.size) }
      #expect(throws: SolverError.self) {
        try tried.solver.addRow([Term(tried.heights[round])], .lessThanOrEqual, -2)
      }
      try tried.solver.setConstant(height, of: tried.size)
      try spared.solver.setConstant(height, of: spared.size)
      let row = try tried.solver.addRow([Term(tried.heights[round])], .equal, 3)
      #expect(try spared.solver.addRow([Term(spared.heights[round])], .equal, 3) == row)
      var (values, expected): ([Double], [Double]) = ([], [])
      tried.solver.copyValues(into: &values, rounded: false)
      spared.solver.copyValues(into: &expected, rounded: false)
      #expect(values == expected)
      try tried.solver.remove(row)
      try spared.solver.remove(row)
    }
    #expect(tried.solver.audit(isUnique: false).isEmpty)
  }

  @Test func theSameChangesGiveTheSameBits() throws {
    var digests: [Int] = []
    for _ in 0..<2 {
      var column = try Column(40)
      for round in 0..<10 {
        try column.solver.setConstant(Double(200 + 61 * round % 700), of: column.size)
        let row = try column.solver.addRow([Term(column.heights[3 * round])], .equal, 11)
        column.solver.update()
        try column.solver.remove(row)
      }
      column.solver.update()
      digests.append(column.solver.stateDigest())
    }
    #expect(digests[0] == digests[1])
  }
}
