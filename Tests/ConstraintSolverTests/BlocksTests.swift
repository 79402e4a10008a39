// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Rows that form cycles.
struct BlocksTests {
  /// A line of four equal widths across its own container.
  struct Line {
    var outer: RowID
    var widths: [VariableID]
  }

  static func addLine(to solver: inout Solver, across size: Double) throws -> Line {
    let container = solver.addVariable()
    let outer = try solver.addRow([Term(container)], .equal, size)
    let widths = (0..<4).map { _ in solver.addVariable() }
    for width in widths.dropFirst() {
      _ = try solver.addRow([Term(width), Term(widths[0], -1)], .equal, 0)
    }
    _ = try solver.addRow(widths.map { Term($0) } + [Term(container, -1)], .equal, 0)
    return Line(outer: outer, widths: widths)
  }

  @Test func aCycleIsABlockAndBlocksStaySeparate() throws {
    var solver = Solver()
    var lines: [Line] = []
    for _ in 0..<10 { lines.append(try Self.addLine(to: &solver, across: 100)) }
    for line in lines { #expect(solver.value(of: line.widths[2]) == 25) }
    #expect(solver.counters.blocksBuilt > 0)
    #expect(solver.audit(isUnique: true).isEmpty)
    let built = solver.counters.blocksBuilt
    try solver.setConstant(60, of: lines[3].outer)
    #expect(
      lines.map { solver.value(of: $0.widths[0]) } == [25, 25, 25, 15, 25, 25, 25, 25, 25, 25])
    #expect(solver.counters.blocksBuilt == built)
    try solver.remove(lines[3].outer)
    #expect(solver.value(of: lines[3].widths[0]) == 15)
    #expect(solver.audit(isUnique: true).isEmpty)
  }

  @Test func aRowThatCouplesTwoBlocksMovesBothAndItsRemovalSeparatesThem() throws {
    var solver = Solver()
    let first = try Self.addLine(to: &solver, across: 100)
    let second = try Self.addLine(to: &solver, across: 200)
    try solver.setPriority(Priority(rawValue: 500), of: second.outer)
    #expect(solver.value(of: second.widths[0]) == 50)
    let coupling = try solver.addRow(
      [Term(second.widths[3]), Term(first.widths[3], -1)], .equal, 5)
    #expect(solver.value(of: second.widths[0]) == 30)
    try solver.setConstant(140, of: first.outer)
    #expect(solver.value(of: second.widths[1]) == 40)
    #expect(solver.audit(isUnique: true).isEmpty)
    try solver.remove(coupling)
    #expect(solver.value(of: second.widths[1]) == 50)
    try solver.setConstant(100, of: first.outer)
    #expect(solver.value(of: first.widths[1]) == 25)
    #expect(solver.value(of: second.widths[1]) == 50)
    #expect(solver.audit(isUnique: true).isEmpty)
  }

  @Test func aDenseSystemStaysSolvedWhileRowsAreReplaced() throws {
    var random = SeededGenerator(seed: 12)
    var solver = Solver()
    let count = 25
    let variables = (0..<count).map { _ in solver.addVariable() }
    var exact = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &random)) }
    var rows: [(id: RowID, coefficients: [Double])] = []
    for line in 0..<count {
      // A dominant diagonal makes the system regular.
      let coefficients = (0..<count).map { column in
        column == line ? 60.0 : Double(Int.random(in: -2...2, using: &random))
      }
      let id = try solver.addRow(
        zip(variables, coefficients).map { Term($0, $1) }, .equal,
        zip(exact, coefficients).map(*).reduce(0, +))
      rows.append((id, coefficients))
    }
    for round in 0..<10 {
      for (variable, value) in zip(variables, exact) {
        #expect(abs(solver.value(of: variable) - value) < 1e-4, "round \(round)")
      }
      #expect(solver.audit(isUnique: true).isEmpty, "round \(round)")
      let line = Int.random(in: 0..<count, using: &random)
      try solver.remove(rows[line].id)
      solver.update()
      exact = exact.map { $0 + 1 }
      for index in rows.indices {
        let constant = zip(exact, rows[index].coefficients).map(*).reduce(0, +)
        if index == line {
          rows[index].id = try solver.addRow(
            zip(variables, rows[index].coefficients).map { Term($0, $1) }, .equal, constant)
        } else {
          try solver.setConstant(constant, of: rows[index].id)
        }
      }
    }
  }

  /// Cards that share one length. Each has a picture, a title above a subtitle of the same width,
  /// and a badge.
  private static func addCards(
    _ count: Int, to solver: inout Solver, as width: VariableID
  ) throws -> [VariableID] {
    var batch = RowBatch()
    var titles: [VariableID] = []
    func content(_ variable: VariableID, _ size: Double, hugging: Float = 250) {
      batch.addTerm(variable, 1)
      batch.finishContentSize(
        size, hugging: Priority(rawValue: hugging), compressionResistance: Priority(rawValue: 750))
    }
    for index in 0..<count {
      let starts = (0..<3).map { _ in solver.addVariable() }
      let lengths = (0..<3).map { _ in solver.addVariable(nonNegative: true) }
      let room = Double(index * 37 % 101)
      content(lengths[0], 100 + room)
      content(lengths[1], 180 + 2 * room)
      content(lengths[2], 20, hugging: 252)
      batch.append([Term(starts[1]), Term(starts[0], -1)], .equal, 0)
      batch.append(
        [Term(starts[1]), Term(lengths[1]), Term(starts[0], -1), Term(lengths[0], -1)], .equal, 0)
      batch.append([Term(starts[2]), Term(starts[0], -1), Term(lengths[0], -1)], .equal, 8)
      batch.append([Term(starts[2]), Term(lengths[2]), Term(width, -1)], .equal, -10)
      batch.append([Term(starts[0])], .equal, 50)
      titles.append(lengths[0])
    }
    #expect(try solver.add(batch).refused.isEmpty)
    return titles
  }

  @Test func cyclesThatDependOnOneLengthAreSolvedSeparately() throws {
    var work: [Int] = []
    for count in GrowthSizes.all {
      var solver = Solver()
      let width = solver.addVariable(nonNegative: true)
      _ = try solver.addRow([Term(width)], .equal, 0, priority: Priority(rawValue: 50))
      let titles = try Self.addCards(count, to: &solver, as: width)
      // The widest subtitle determines the width, together with the lengths beside it.
      let widest = 180 + 2 * Double((0..<count).map { $0 * 37 % 101 }.max() ?? 0)
      #expect(solver.value(of: width) == 50 + widest + 8 + 20 + 10)
      for title in titles { #expect(solver.value(of: title) == widest) }
      work.append(solver.counters.entriesTouched)
      #expect(solver.audit(isUnique: true).isEmpty)
    }
    guard GrowthSizes.tellWork else { return }
    #expect(work[1] < 5 * work[0])
    #expect(work[1] < 100 * 400)
  }
}
