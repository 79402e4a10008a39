// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The proof that constraints of a message cannot all hold: an irreducible set with factors.
struct ConflictProof {
  /// A constraint of the set. A constraint with a positive factor counts as `<=`, one with a
  /// negative factor as `>=`. In the weighted sum all unknowns cancel, and a false inequality
  /// remains.
  struct Part: Hashable {
    var entry: Int
    var factor: Double
  }

  /// The assumption under which the set is in conflict.
  enum Assumption: Hashable {
    /// The constraints contradict each other as printed.
    case printed
    /// They contradict each other with layout margins of this size, which the message does not
    /// print.
    case margins(Double)
    /// They agree to the six digits that are printed. The contradiction is in the digits after
    /// these.
    case rounding
  }

  var parts: [Part]
  var assumption: Assumption

  /// The default layout margins of plain views, of controllers' views and of cells.
  private static let margins: [Double] = [8, 16, 20, 15, 0]
  /// The number of rows above which the solver reduces the set first.
  private static let mostFiltered = 48

  /// Finds an irreducible set of contradicting constraints.
  ///
  /// - Parameter broken: the entry to keep in the set if possible.
  /// - Returns: nil if the constraints that were read can hold together.
  init?(_ system: ConflictSystem, _ log: ConflictLog, breaking broken: Int?) {
    let required = system.rows.indices.filter { row in
      system.rows[row].entry.flatMap { log.entries[$0].constraint }.map { $0.priority >= 1000 }
        ?? false
    }
    let assumptions: [Assumption] =
      [.printed] + (system.margins.isEmpty ? [] : Self.margins.map { .margins($0) }) + [.rounding]
    let all = Array(system.rows.indices)
    let choices = required.count == all.count ? [all] : [required, all]
    for assumption in assumptions {
      let feasibility = Feasibility(system, assumption)
      for choice in choices where feasibility.conflict(of: choice) != nil {
        let core = Self.core(of: choice, feasibility, system, log, broken)
        guard let members = feasibility.conflict(of: core) else { continue }
        parts = core.compactMap { row in
          system.rows[row].entry.map { Part(entry: $0, factor: members[row] ?? 0) }
        }.sorted { $0.entry < $1.entry }
        self.assumption = assumption
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
    // Rows that should stay in the set come first.
    var rows = rows.sorted { weight($0, system, log, broken) > weight($1, system, log, broken) }
    if rows.count > mostFiltered, let members = feasibility.conflict(of: rows) {
      rows = rows.filter { members[$0] != nil }
    }
    // Drops rows that are not needed for a conflict with the broken constraint.
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

  /// The importance of a row for the reader: the broken constraint, then sizes from outside, then
  /// the app's own constraints.
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

/// Decides whether sets of rows can hold together.
private struct Feasibility {
  private let system: ConflictSystem
  private let assumption: ConflictProof.Assumption

  init(_ system: ConflictSystem, _ assumption: ConflictProof.Assumption) {
    (self.system, self.assumption) = (system, assumption)
  }

  /// The rows of a conflict among `rows`, with their factors; nil if all can hold.
  func conflict(of rows: [Int]) -> [Int: Double]? {
    var solver = Solver()
    let variables = system.quantities.indices.map {
      solver.addVariable(nonNegative: system.isNonNegative($0))
    }
    func terms(_ row: ConflictSystem.Row) -> [Term] {
      row.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
    }
    if case .margins(let margin) = assumption {
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

  /// The constant of a row. For the assumption `rounding` it is moved by less than the printed
  /// precision.
  private func constant(of row: ConflictSystem.Row, number: Int) -> Double {
    guard assumption == .rounding else { return row.constant }
    let size = max(1, abs(row.constant))
    switch row.relation {
    case .lessThanOrEqual: return row.constant - 1e-5 * size
    case .greaterThanOrEqual: return row.constant + 1e-5 * size
    // Each row is moved by a different amount, so that two equal constraints contradict each other.
    case .equal: return row.constant + 1e-5 * size * (1 + 0.37 * Double(number % 17)) / 8
    }
  }
}
