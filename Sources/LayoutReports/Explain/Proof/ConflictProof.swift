// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Why lines of a message cannot all hold: an irreducible set, with the factors that show it.
struct ConflictProof {
  /// A line of the set. Take it as `<=` where the factor is positive and as `>=` where it is negative,
  /// multiply and add: all that is unknown cancels, and what is left is false.
  struct Part: Hashable {
    var entry: Int
    var factor: Double
  }

  /// How the set was shown to be in conflict.
  enum Ground: Hashable {
    /// As printed.
    case printed
    /// With layout margins, which the message does not print, of this size.
    case margins(Double)
    /// Only in figures that are not printed: to six digits the lines agree.
    case rounding
  }

  var parts: [Part]
  var ground: Ground

  /// Layout margins that views have by default: of plain views, of those of controllers, of cells.
  private static let margins: [Double] = [8, 16, 20, 15, 0]
  /// Longer lists are narrowed down by the solver first.
  private static let mostFiltered = 48

  /// - Parameter broken: the entry to keep in the set, where it can be.
  /// - Returns: nil where the lines that were understood can hold together.
  init?(_ system: ConflictSystem, _ log: ConflictLog, breaking broken: Int?) {
    let required = system.rows.indices.filter { row in
      system.rows[row].entry.flatMap { log.entries[$0].constraint }.map { $0.priority >= 1000 }
        ?? false
    }
    let grounds: [Ground] =
      [.printed] + (system.margins.isEmpty ? [] : Self.margins.map { .margins($0) }) + [.rounding]
    let all = Array(system.rows.indices)
    let choices = required.count == all.count ? [all] : [required, all]
    for ground in grounds {
      let feasibility = Feasibility(system, ground)
      for choice in choices where feasibility.conflict(of: choice) != nil {
        let core = Self.core(of: choice, feasibility, system, log, broken)
        guard let members = feasibility.conflict(of: core) else { continue }
        parts = core.compactMap { row in
          system.rows[row].entry.map { Part(entry: $0, factor: members[row] ?? 0) }
        }.sorted { $0.entry < $1.entry }
        self.ground = ground
        return
      }
    }
    return nil
  }

  // MARK: The irreducible set

  private static func core(
    of rows: [Int], _ feasibility: Feasibility, _ system: ConflictSystem, _ log: ConflictLog,
    _ broken: Int?
  ) -> [Int] {
    let isBroken = { (row: Int) in system.rows[row].entry == broken }
    // What is kept rather than others comes first.
    var rows = rows.sorted { weight($0, system, log, broken) > weight($1, system, log, broken) }
    if rows.count > mostFiltered, let members = feasibility.conflict(of: rows) {
      rows = rows.filter { members[$0] != nil }
    }
    // Drops lines that have nothing to do with the broken one while it remains part of a conflict.
    for _ in rows.indices {
      let others = rows.filter { !isBroken($0) }
      guard others.count < rows.count, let members = feasibility.conflict(of: others),
        let needless = others.last(where: { row in
          members[row] != nil && feasibility.conflict(of: rows.filter { $0 != row }) != nil
        })
      else { break }
      rows.removeAll { $0 == needless }
    }
    for row in rows.reversed() where rows.count > 1 {
      let others = rows.filter { $0 != row }
      if feasibility.conflict(of: others) != nil { rows = others }
    }
    return rows
  }

  /// How much a line says to a reader: the broken one, then sizes from outside, then people's own.
  private static func weight(
    _ row: Int, _ system: ConflictSystem, _ log: ConflictLog, _ broken: Int?
  ) -> Int {
    guard let entry = system.rows[row].entry, let line = log.entries[entry].constraint else {
      return 0
    }
    if entry == broken { return 5 }
    if line.isImposedSize || line.isAutoresizing { return 4 }
    if line.identifier?.hasPrefix("UISV-") ?? false { return 2 }
    return 3
  }
}

/// Whether sets of rows can hold together.
private struct Feasibility {
  private let system: ConflictSystem
  private let ground: ConflictProof.Ground

  init(_ system: ConflictSystem, _ ground: ConflictProof.Ground) {
    (self.system, self.ground) = (system, ground)
  }

  /// The rows of a conflict among `rows`, with their factors; nil where all can hold.
  func conflict(of rows: [Int]) -> [Int: Double]? {
    var solver = Solver()
    let variables = system.quantities.indices.map {
      solver.addVariable(nonNegative: system.isNonNegative($0))
    }
    func terms(_ row: ConflictSystem.Row) -> [Term] {
      row.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
    }
    if case .margins(let margin) = ground {
      for index in system.margins {
        _ = try? solver.addRow([Term(variables[index], 1)], .equal, margin)
      }
    }
    for row in system.hidden { _ = try? solver.addRow(terms(row), row.relation, row.constant) }
    var known: [RowID: Int] = [:]
    for row in rows {
      let written = system.rows[row]
      do throws(SolverError) {
        let id = try solver.addRow(
          terms(written), written.relation, constant(of: written, number: row))
        known[id] = row
      } catch .conflict(let conflict) {
        var members: [Int: Double] = [:]
        for member in conflict.members {
          switch member.source {
          case .row(let id): if let row = known[id] { members[row] = member.multiplier }
          case .refused: members[row] = member.multiplier
          case .nonNegative: continue
          }
        }
        return members
      } catch {
        continue
      }
    }
    return nil
  }

  /// The constant; moved by less than what is printed where the conflict is in what is not.
  private func constant(of row: ConflictSystem.Row, number: Int) -> Double {
    guard ground == .rounding else { return row.constant }
    let size = max(1, abs(row.constant))
    switch row.relation {
    case .lessThanOrEqual: return row.constant - 1e-5 * size
    case .greaterThanOrEqual: return row.constant + 1e-5 * size
    // No two are moved alike, so that lines which repeat each other contradict each other.
    case .equal: return row.constant + 1e-5 * size * (1 + 0.37 * Double(number % 17)) / 8
    }
  }
}
