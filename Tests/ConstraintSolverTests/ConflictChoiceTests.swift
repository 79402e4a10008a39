// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// The choice of the reported conflict if rows conflict in several ways.
struct ConflictChoiceTests {
  @Test func theConflictOfTheEarliestRowsIsReported() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.addRow([Term(x)], .lessThanOrEqual, 10)
    let second = try solver.addRow([Term(x)], .lessThanOrEqual, 5)
    _ = try solver.addRow([Term(x)], .lessThanOrEqual, 3)
    _ = try solver.addRow([Term(x), Term(y, -1)], .equal, 0)
    _ = try solver.addRow([Term(y)], .lessThanOrEqual, 2)
    for (constant, row) in [(20.0, first), (7, second)] {
      let error = #expect(throws: SolverError.self) {
        _ = try solver.addRow([Term(x)], .equal, constant)
      }
      let expected = Conflict(members: [
        .init(source: .refused, multiplier: -1), .init(source: .row(row), multiplier: 1),
      ])
      #expect(error == .conflict(expected))
    }
  }

  /// Views below each other with too little space for their spacings.
  @Test func workForALargeConflictGrowsAlmostLinearly() throws {
    var work: [Int] = []
    for count in [300, 600] {
      var solver = Solver()
      var batch = RowBatch()
      var end: VariableID?
      for _ in 0..<count {
        let (top, height) = (solver.addVariable(), solver.addVariable(nonNegative: true))
        batch.addTerm(height, 1)
        batch.finishContentSize(
          20, hugging: Priority(rawValue: 250), compressionResistance: Priority(rawValue: 750))
        batch.append([Term(top)] + (end.map { [Term($0, -1)] } ?? []), .equal, 4)
        let bottom = solver.addVariable()
        batch.append([Term(bottom), Term(top, -1), Term(height, -1)], .equal, 0)
        end = bottom
      }
      let last = try #require(end)
      let fence = batch.append([Term(last)], .lessThanOrEqual, 800)
      let outcome = try solver.add(batch)
      #expect(outcome.refused.map(\.index) == [fence])
      let members = try #require(outcome.refused.first?.conflict.members)
      // The spacing, the length and the bound of the length of each view, and the limit of the end.
      #expect(members.count == 3 * count + 1)
      #expect(members.allSatisfy { abs($0.multiplier) == 1 })
      #expect(solver.value(of: last) == Double(24 * count))
      #expect(solver.audit(isUnique: true).isEmpty)
      work.append(solver.counters.entriesTouched)
    }
    #expect(work[1] < 3 * work[0])
  }

  @Test func theCallersOrderDecidesWhichConflictIsReported() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let late = try solver.addRow([Term(x)], .lessThanOrEqual, 10)
    let early = try solver.addRow([Term(x)], .lessThanOrEqual, 5)
    let places = [early: 0, late: 1]
    let terms = [Term(x)]
    for isByHost in [false, true] {
      let error = #expect(throws: SolverError.self) {
        _ = try solver.addRow(terms.span, .equal, 20) { first, second in
          guard isByHost, case .row(let first) = first, case .row(let second) = second else {
            return nil
          }
          return places[first, default: 2] < places[second, default: 2]
        }
      }
      guard case .conflict(let conflict) = error else { continue }
      #expect(conflict.members.map(\.source) == [.refused, .row(isByHost ? early : late)])
    }
  }

  @Test func aHiddenBoundIsNamedOnlyIfNecessary() throws {
    var solver = Solver()
    let (bottom, height) = (solver.addVariable(), solver.addVariable(nonNegative: true))
    let edge = try solver.addRow([Term(bottom), Term(height, -1)], .equal, 8)
    let fixed = try solver.addRow([Term(height)], .equal, 40)
    for isFixed in [true, false] {
      if !isFixed { try solver.remove(fixed) }
      let error = #expect(throws: SolverError.self) {
        _ = try solver.addRow([Term(bottom)], .equal, 0)
      }
      let expected = Conflict(members: [
        .init(source: .refused, multiplier: 1),
        isFixed
          ? .init(source: .row(edge), multiplier: -1)
          : .init(source: .nonNegative(height), multiplier: -1),
        isFixed
          ? .init(source: .row(fixed), multiplier: -1)
          : .init(source: .row(edge), multiplier: -1),
      ])
      #expect(error == .conflict(expected))
    }
  }

  @Test func droppingTheLatestRowsFirstYieldsTheConflict() throws {
    var checked = 0
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0x11A5)
      var twins = Twins()
      for _ in 0..<4 { twins.addVariable(nonNegative: Bool.random(using: &random)) }
      for _ in 0..<30 {
        try RandomSystemsTests.change(&twins, [1000, 1000, 1000, 700], &random)
        guard let refusal = twins.lastRefusal else { continue }
        checked += 1
        let found = try twins.rows(of: refusal).sorted()
        #expect(found == twins.rowsLeft(of: refusal), "seed \(seed)")
      }
    }
    #expect(checked > RandomSystemsTests.seeds.count)
  }

  @Test func theConflictDoesNotDependOnEarlierChanges() throws {
    var compared = 0
    for seed in RandomSystemsTests.seeds {
      var random = SeededGenerator(seed: UInt64(seed) ^ 0x515)
      var straight = History(seed: seed)
      var devious = History(seed: seed)
      for _ in 0..<14 {
        let row = History.Row(&random)
        try straight.add(row)
        try devious.stray(&random)
        try devious.add(row)
      }
      try devious.stray(&random)
      for _ in 0..<6 {
        let row = History.Row(&random)
        let (a, b) = (try straight.conflict(row), try devious.conflict(row))
        #expect(a == b, "seed \(seed)")
        if a != nil { compared += 1 }
      }
    }
    #expect(compared > RandomSystemsTests.seeds.count)
  }
}

/// A solver with permanent rows and temporary rows.
private struct History: ~Copyable {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)] = []
    var relation: Relation
    var constant: Double
    var priority: Priority

    init(_ random: inout SeededGenerator) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let coefficient: Double = [1.0, 1, -1, -1, 2, -0.5].randomElement(using: &random) ?? 1
        terms.append((Int.random(in: 0..<5, using: &random), coefficient))
      }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      relation = relations.randomElement(using: &random) ?? .equal
      constant = Double(Int.random(in: -9...9, using: &random))
      priority = Int.random(in: 0..<5, using: &random) == 0 ? Priority(rawValue: 300) : .required
    }
  }

  /// A member of a conflict. A row has its own number, and a bound has the number of its variable
  /// minus 1000.
  struct Member: Hashable {
    var number: Int
    var multiplier: Int
  }

  private var solver = Solver()
  private var variables: [VariableID] = []
  /// The permanent rows by number, or `nil` for a refused row.
  private var rows: [(id: RowID, constant: Double, priority: Priority)?] = []

  init(seed: Int) {
    for index in 0..<5 {
      variables.append(solver.addVariable(nonNegative: (seed + index) % 3 == 0))
    }
  }

  private mutating func enter(_ row: Row) throws(SolverError) -> RowID {
    try solver.addRow(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
      priority: row.priority)
  }

  mutating func add(_ row: Row) throws {
    do throws(SolverError) {
      let id = try enter(row)
      rows.append((id, row.constant, row.priority))
    } catch {
      guard case .conflict = error else { throw error }
      rows.append(nil)
    }
  }

  /// Makes changes and reverts them.
  mutating func stray(_ random: inout SeededGenerator) throws {
    var visitors: [RowID] = []
    for _ in 0..<4 {
      if let visitor = try? enter(Row(&random)) { visitors.append(visitor) }
      let index = Int.random(in: 0..<max(1, rows.count), using: &random)
      let constant = Double(Int.random(in: -9...9, using: &random))
      if index < rows.count, let row = rows[index] {
        try? solver.setConstant(constant, of: row.id)
        try? solver.setPriority(Priority(rawValue: 20), of: row.id)
      }
      if Bool.random(using: &random) { solver.update() }
    }
    for visitor in visitors { try solver.remove(visitor) }
    for row in rows {
      guard let row else { continue }
      // All remaining rows are permanent, so this cannot be refused once they are all optional.
      try solver.setPriority(Priority(rawValue: 20), of: row.id)
    }
    for row in rows {
      guard let row else { continue }
      try solver.setConstant(row.constant, of: row.id)
      try solver.setPriority(row.priority, of: row.id)
    }
  }

  /// The conflict of a temporary row with the permanent rows, or `nil` without a conflict.
  mutating func conflict(_ row: Row) throws -> Set<Member>? {
    do throws(SolverError) {
      let id = try enter(row)
      try solver.remove(id)
      return nil
    } catch {
      guard case .conflict(let conflict) = error else { throw error }
      var members: Set<Member> = []
      for member in conflict.members {
        let number =
          switch member.source {
          case .refused: -1
          case .row(let id): rows.firstIndex { $0?.id == id } ?? .max
          case .nonNegative(let id): variables.firstIndex(of: id).map { $0 - 1000 } ?? .max
          }
        members.insert(
          Member(number: number, multiplier: Int((member.multiplier * 1e6).rounded())))
      }
      return members
    }
  }
}
