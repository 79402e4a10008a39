// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Typography
import UIKitComponents

/// The rules of ``ConstraintRules`` and ``FontRule`` for a live tree: its active constraints and
/// the fonts of its texts.
struct TreeConstraintRules {
  let names: ConstraintNames
  let snapshot: LayoutSnapshot
  private let nodes: [ItemID: LayoutSnapshot.Node]

  init(names: ConstraintNames, snapshot: LayoutSnapshot) {
    self.names = names
    self.snapshot = snapshot
    var nodes: [ItemID: LayoutSnapshot.Node] = [:]
    for node in snapshot.nodes where nodes[node.id] == nil { nodes[node.id] = node }
    self.nodes = nodes
  }

  func findings(in forest: borrowing LayoutForest) -> [Finding] {
    var known: Set<ConstraintID> = []
    var ids: [ConstraintID] = []
    for node in snapshot.nodes where names.views[node.id] != nil {
      for id in forest.constraints(mentioning: node.id) where known.insert(id).inserted {
        ids.append(id)
      }
    }
    ids.sort { forest.activation(of: $0) < forest.activation(of: $1) }
    let constraints = ids.compactMap { forest.constraint($0) }.filter { !$0.isOfSystem }
    var findings = constraints.flatMap { constraint in
      [leftRight(constraint, forest), size(constraint, forest)].compactMap { $0 }
    }
    findings += redundancies(constraints, forest)
    return findings + fonts()
  }

  private func leftRight(
    _ constraint: Constraint, _ forest: borrowing LayoutForest
  ) -> Finding? {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    guard first.isPhysicalHorizontalEdge || second.isPhysicalHorizontalEdge else { return nil }
    // A view with an explicit `semanticContentAttribute` keeps its direction on purpose.
    let items = [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
    for item in items where forest[item].semanticContentAttribute != .unspecified { return nil }
    return ConstraintFindings.leftRight(
      first.isPhysicalHorizontalEdge ? first : second,
      of: names.name(of: constraint.firstItem, forest),
      at: constraint.identifier ?? names.text(constraint, in: forest))
  }

  private func size(_ constraint: Constraint, _ forest: borrowing LayoutForest) -> Finding? {
    let attribute = constraint.firstAttribute
    guard attribute == .width || attribute == .height, constraint.secondItem == nil,
      constraint.relation == .equal, constraint.priority == 1000,
      constraint.firstOrigin == nil, let node = nodes[constraint.firstItem],
      let view = names.views[node.id]
    else { return nil }
    let isWidth = attribute == .width
    let text = names.text(constraint, in: forest)
    let id = constraint.identifier ?? text
    if let words = node.words {
      let isScaled = view.hasScaledFont ?? false
      guard
        ConstraintFindings.canCutText(
          isWidth: isWidth, lines: words.lines, isShrinking: words.isShrinking, isScaled: isScaled)
      else { return nil }
      return ConstraintFindings.fixedTextSize(
        constraint.constant, isWidth: isWidth, isScaled: isScaled, of: view.name, at: view.id,
        constraint: id)
    }
    guard let device = ConstraintFindings.device(of: constraint.constant, isWidth: isWidth),
      let parent = node.parent
    else { return nil }
    let around = snapshot.nodes[parent].frame
    guard (isWidth ? around.width : around.height) == constraint.constant else { return nil }
    return ConstraintFindings.deviceSize(
      constraint.constant, of: device, isWidth: isWidth, name: view.name, at: view.id,
      constraint: id)
  }

  // MARK: Constraints without effect

  /// The constraint without its constant, relation, priority and identifier.
  private func sides(_ constraint: Constraint) -> Constraint {
    var sides = constraint
    (sides.constant, sides.relation, sides.priority) = (0, .equal, 1000)
    (sides.identifier, sides.systemSpacing) = (nil, nil)
    return sides
  }

  private func redundancies(
    _ constraints: [Constraint], _ forest: borrowing LayoutForest
  ) -> [Finding] {
    var groups: [Constraint: [Constraint]] = [:]
    for constraint in constraints { groups[sides(constraint), default: []].append(constraint) }
    var findings: [Finding] = []
    for constraint in constraints {
      let key = sides(constraint)
      // Each group is handled once, at its first member.
      guard let group = groups.removeValue(forKey: key), group.count > 1 else { continue }
      for (place, one) in group.enumerated() {
        for (other, two) in group.enumerated() where other != place {
          let text = names.text(one, in: forest)
          let id = one.identifier ?? "\(text) \(place)"
          let bounds = [one, two].map {
            ConstraintBound(relation: $0.relation, constant: $0.constant)
          }
          let isSame =
            one.relation == two.relation && one.constant == two.constant
            && one.priority == two.priority && one.systemSpacing == two.systemSpacing
          if isSame {
            guard place > other else { continue }
            findings.append(ConstraintFindings.duplicate(text, at: id, other: two.identifier))
          } else {
            guard two.priority == 1000, one.systemSpacing == nil, two.systemSpacing == nil,
              bounds[1].implies(bounds[0])
            else { continue }
            findings.append(
              ConstraintFindings.dominated(
                text, by: names.text(two, in: forest), at: id, other: two.identifier))
          }
          break
        }
      }
    }
    return findings
  }

  // MARK: Fonts

  private func fonts() -> [Finding] {
    snapshot.nodes.compactMap { node in
      guard let view = names.views[node.id], view.hasScaledFont == false, node.words != nil else {
        return nil
      }
      return FontRule.finding(of: view.name, at: view.id)
    }
  }
}

extension Constraint {
  /// Whether the system created the constraint, which gives it an identifier with a system prefix.
  fileprivate var isOfSystem: Bool {
    guard let identifier else { return false }
    return ["UI", "_UI", "NS"].contains { identifier.hasPrefix($0) }
  }
}

extension LayoutSnapshot.Node {
  /// The number of lines and the shrinking of the text that the view shows; nil for a view without
  /// words.
  fileprivate var words: (lines: Int, isShrinking: Bool)? {
    let (text, lines, isShrinking): (AttributedText?, Int, Bool) =
      switch content {
      case .label(let label): (label.text.text, label.numberOfLines, label.adjustsFontSizeToFit)
      case .button(let button): (button.title?.text, 1, false)
      default: (nil, 1, false)
      }
    let letters = text?.string.unicodeScalars.count { $0.properties.isAlphabetic } ?? 0
    return letters >= 2 ? (lines, isShrinking) : nil
  }
}
