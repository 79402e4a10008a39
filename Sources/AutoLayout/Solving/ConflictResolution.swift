// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The conflicts among the rows of an engine, and their resolutions.
///
/// Required rows that cannot hold together form a conflict. One of them is broken and reported, as
/// in UIKit. The result must not depend on the order in which the rows changed. Therefore all rows
/// have an order of entry, ``EntryPlace``, and the algorithm has the following steps. They are in
/// `LayoutForest+ConflictResolution.swift` and `LayoutForest+Reopening.swift`.
///
/// 1. The solver gets all new rows together. Required rows that contradict rows in force are left
///    out of force and wait (``waiting``).
/// 2. The waiting row with the earliest place is brought into force. If it contradicts a row with a
///    later place, that row is taken out of force and waits. This is repeated while there are such
///    rows. The row has then been tried against earlier rows only, as if rows were entered one
///    after the other.
/// 3. If the row contradicts only earlier rows, the member of the conflict with the highest
///    `BreakRank` is broken: it stays out of force. This is one ``Contradiction``. Unless the
///    broken member is the row itself, the row is tried again (step 2).
/// 4. If no member of the conflict may be broken, its constraints, its rows of stack views and the
///    refused row get a priority just below required, and the phase is ``Phase/relaxed``. A later
///    change cannot undo this. Therefore it happens only right after all rows were made. In the
///    phase ``Phase/updated``, all rows are made again instead.
/// 5. Steps 2 to 4 are repeated until no row waits.
///
/// A later change affects a contradiction if it removes one of its rows, or adds or changes a row
/// at or before the place of the refused row. Then this contradiction and all after it are undone:
/// the rows that they moved wait again, and steps 2 to 5 follow.
struct ConflictResolution {
  /// The history of the rows in force.
  ///
  /// A solution begins as ``outdated`` if this was requested or if rows were relaxed, and otherwise
  /// as ``updated``.
  enum Phase {
    /// All rows must be made again before the next solution.
    case outdated
    /// Rows have changed one by one since all rows were made.
    case updated
    /// The present solution made all rows again, in their order of entry.
    case rebuilt
    /// The present solution made all rows again. It then relaxed rows of a conflict, because none
    /// may be broken. Relaxed rows stay relaxed until all rows are made again.
    case relaxed
  }

  private(set) var phase = Phase.outdated
  /// The required rows that are out of force and wait for their turn, in any order.
  var waiting: [ConflictRow] = []
  /// The current conflicts, in the order in which they are found.
  private(set) var contradictions: [Contradiction] = []
  /// The constraints that a conflict took out of force.
  private(set) var broken: Set<ConstraintID> = []
  /// The rows of stack views and margins that a conflict took out of force, as constraints.
  private(set) var brokenRules: [(row: RowID, rule: ImpliedConstraint)] = []
  /// The cached positions of items and rows. The cache is valid while they do not change.
  var places = EntryPositions()
  /// The forest's count of conflict changes at the last change of ``contradictions``; 0 before the
  /// first.
  private(set) var version: UInt64 = 0
  /// Whether ``contradictions`` have changed since ``version`` was set.
  private(set) var hasNewVersion = false

  /// The current conflicts in the form in which they are reported.
  var reports: [LayoutConflict] { contradictions.map { $0.report } }

  // MARK: Phases

  /// Makes the next solution rebuild all rows.
  mutating func setOutdated() { phase = .outdated }

  /// Begins a solution.
  mutating func begin() {
    switch phase {
    case .outdated, .relaxed: phase = .outdated
    case .updated, .rebuilt: phase = .updated
    }
  }

  /// Forgets all conflicts, because all rows are made again.
  mutating func rebuild() {
    phase = .rebuilt
    (contradictions, hasNewVersion) = ([], true)
    (broken, brokenRules, waiting) = ([], [], [])
  }

  // MARK: Contradictions

  /// Records that `brokenMember` was broken when `refused` could not be brought into force.
  mutating func note(
    refused: ConflictRow, among members: [ConflictMember], breaking brokenMember: ConflictMember
  ) {
    append(refused, members, brokenMember)
    switch brokenMember.row {
    case .constraint(let id): broken.insert(id)
    case .own(let row):
      if let rule = brokenMember.rule { brokenRules.append((row, rule)) }
    case nil: break
    }
  }

  /// Records that `members` were relaxed when `refused` could not be brought into force.
  mutating func noteRelaxed(refused: ConflictRow, among members: [ConflictMember]) {
    phase = .relaxed
    append(refused, members, nil)
  }

  private mutating func append(
    _ refused: ConflictRow, _ members: [ConflictMember], _ brokenMember: ConflictMember?
  ) {
    contradictions.append(
      Contradiction(
        refused: refused, broken: brokenMember?.row,
        report: LayoutConflict(members, breaking: brokenMember),
        rows: members.compactMap { $0.row }))
    hasNewVersion = true
  }

  /// Forgets the contradictions from the one at `first`. The caller takes their rows out of force.
  mutating func forget(from first: Int) {
    for contradiction in contradictions[first...] {
      switch contradiction.broken {
      case .constraint(let id): broken.remove(id)
      case .own(let row): brokenRules.removeAll { $0.row == row }
      case nil: break
      }
    }
    contradictions.removeSubrange(first...)
    hasNewVersion = true
  }

  /// Forgets that a constraint is broken, because it is no longer active in this tree.
  mutating func forget(_ constraint: ConstraintID) { broken.remove(constraint) }

  /// Marks the present contradictions as the given version.
  mutating func publish(_ version: UInt64) {
    self.version = version
    hasNewVersion = false
  }
}

extension LayoutConflict {
  fileprivate init(_ members: [ConflictMember], breaking brokenMember: ConflictMember?) {
    self.init(
      members: members.map { $0.source }, broken: nil, implied: members.compactMap { $0.rule })
    switch brokenMember?.source {
    case .constraint(let id): broken = id
    default: brokenRule = brokenMember?.rule
    }
  }
}
