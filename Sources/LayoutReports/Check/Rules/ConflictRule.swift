// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics

/// Finds required constraints that cannot all hold, from the solver's certificates.
struct ConflictRule {
  var names: ConstraintNames
  /// Whether the safe area of the layout is the one at run time.
  var knowsSafeArea = true
  /// The elements of the file from which the layout was built.
  var index: ElementIndex?

  func findings(_ conflicts: [LayoutConflict], in forest: inout LayoutForest) -> [Finding] {
    var findings: [Finding] = []
    for conflict in conflicts
    where involves(conflict, forest) && isCertain(conflict, forest)
      && !isOfRounding(conflict, &forest)
    {
      var related: [Diagnostic.Related] = []
      var notes: [String] = []
      var ids: [String] = []
      var isOfCanvas = false
      for member in conflict.members {
        guard case .constraint(let id) = member, let constraint = forest.constraint(id) else {
          continue
        }
        let text = names.text(constraint, in: forest)
        if constraint.identifier == Relaxation.identifier {
          notes.append("together with \(text) (the view has a size)")
          continue
        }
        let elementID = elementID(of: constraint)
        if let elementID, index?.isPlaceholder(elementID) ?? false { isOfCanvas = true }
        related.append(.init(text, at: .init(elementID: elementID)))
        ids.append(elementID ?? text)
      }
      for implied in conflict.implied {
        notes.append(
          "together with \(names.text(implied.required, in: forest)) "
            + "(\(implied.source.reason))")
      }
      guard !ids.isEmpty, !isOfCanvas else { continue }
      let broken = conflict.broken.flatMap { forest.constraint($0) }
      let givesWay =
        broken.map { "; UIKit breaks \(names.text($0, in: forest))" } ?? ""
      findings.append(
        Finding(
          "conflict", at: broken.flatMap(elementID) ?? ids.first,
          part: ids.sorted().joined(separator: " "),
          message(related.map { $0.message }, conflict.implied, forest) + givesWay,
          related: related, notes: notes))
    }
    return findings
  }

  private func elementID(of constraint: Constraint) -> String? {
    index.map { $0.elementID(of: constraint, names.views) } ?? constraint.identifier
  }

  private func message(
    _ constraints: [String], _ implied: [ImpliedConstraint], _ forest: borrowing LayoutForest
  ) -> String {
    if implied.isEmpty, constraints.count == 2 {
      return "\(constraints[0]) and \(constraints[1]) are required and cannot both hold"
    }
    guard let only = constraints.first, constraints.count == 1 else {
      return "\(constraints.count) required constraints cannot all hold"
    }
    guard let other = implied.first, implied.count == 1 else {
      return "\(only) is required and cannot hold"
    }
    return "\(only) and \(names.text(other.required, in: forest)) (\(other.source.reason)) "
      + "are required and cannot both hold"
  }

  /// Whether the conflict does not depend on the safe area, or the safe area is known.
  private func isCertain(_ conflict: LayoutConflict, _ forest: borrowing LayoutForest) -> Bool {
    guard !knowsSafeArea else { return true }
    for implied in conflict.implied where implied.constraint.constant != 0 {
      if case .guide(let item) = implied.source, case .guide(.safeArea) = forest[item].kind {
        return false
      }
    }
    return true
  }

  /// Whether the conflict depends on a measured text and is smaller than a point. A device may
  /// measure the text differently.
  private func isOfRounding(_ conflict: LayoutConflict, _ forest: inout LayoutForest) -> Bool {
    let isMeasured = conflict.members.contains { member in
      switch member {
      case .contentSize: true
      case .constraint(let id): forest.constraint(id)?.hasBaseline ?? false
      default: false
      }
    }
    guard isMeasured, let broken = conflict.broken.flatMap({ forest.constraint($0) }) else {
      return false
    }
    let parts = forest.proof(of: conflict, below: forest.root(of: broken.firstItem))
    // The unknowns cancel in the sum of the rows, so it is a number. Divided by the greatest factor
    // it is the least change of one constant after which all rows hold.
    guard let factor = parts.map({ abs($0.factor) }).max(), factor > 0 else { return false }
    return abs(parts.reduce(0) { $0 + $1.factor * $1.constant }) / factor < 0.99
  }

  /// Whether the conflict involves a checked view. The views of embedded controllers belong to
  /// their own scenes.
  private func involves(_ conflict: LayoutConflict, _ forest: borrowing LayoutForest) -> Bool {
    for member in conflict.members {
      guard case .constraint(let id) = member, let constraint = forest.constraint(id) else {
        continue
      }
      if names.views[constraint.firstItem] != nil { return true }
      if let second = constraint.secondItem, names.views[second] != nil { return true }
    }
    return false
  }
}

extension ImpliedConstraint {
  /// The constraint with the relation that is required. Of a content size, often only the
  /// compression resistance is.
  fileprivate var required: Constraint {
    guard let contentPriorities else { return constraint }
    var required = constraint
    switch (contentPriorities.hugging == 1000, contentPriorities.compressionResistance == 1000) {
    case (true, false): required.relation = .lessThanOrEqual
    case (false, true): required.relation = .greaterThanOrEqual
    default: break
    }
    return required
  }
}

extension Constraint {
  fileprivate var hasBaseline: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
