// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

/// The alignment spanner of a stack view, for descriptions. The engine has no item for it.
final class _UILayoutSpacer: UILayoutGuide {}

extension LayoutStore {
  /// Adds the items that the engine's stack constraints lack: the spanner, and the guide of the
  /// margins.
  ///
  /// The guide is used only if the stack lays out its views inside its margins.
  func adapt(
    _ constraint: inout Constraint, toStack stack: ItemID, _ role: StackRole,
    spannerSide: ImpliedConstraint.Side?
  ) {
    if let spannerSide, let spacer = spacer(of: stack) {
      if spannerSide == .first {
        constraint.firstItem = spacer
      } else {
        constraint.secondItem = spacer
      }
    }
    guard role == .canvasConnection, let guide = marginsGuide(ofStack: stack) else { return }
    if constraint.firstItem == stack { constraint.firstItem = guide }
    if constraint.secondItem == stack { constraint.secondItem = guide }
    constraint.constant = 0
  }

  /// The constraints between the margins guide and the stack view, for the edges that `rule`
  /// connects.
  func marginTies(of rule: ImpliedConstraint) -> [ImpliedConstraint] {
    guard case .stack(let stack, .canvasConnection) = rule.source,
      let guide = marginsGuide(ofStack: stack)
    else { return [] }
    let margins = forest.appliedInsets(of: stack).margins
    let isLeftToRight = forest.direction(of: stack) == .leftToRight
    let edges: [(Attribute, Double)] =
      switch rule.constraint.firstAttribute {
      case .top: [(.top, margins.top)]
      case .bottom: [(.bottom, -margins.bottom)]
      case .leading where isLeftToRight, .trailing where !isLeftToRight: [(.left, margins.left)]
      case .leading, .trailing: [(.right, -margins.right)]
      case .centerX: [(.left, margins.left), (.right, -margins.right)]
      case .centerY: [(.top, margins.top), (.bottom, -margins.bottom)]
      default: []
      }
    return edges.map { edge, inset in
      ImpliedConstraint(
        source: .guide(guide),
        constraint: Constraint(guide, edge, .equal, stack, edge, constant: inset))
    }
  }

  private func spacer(of stack: ItemID) -> ItemID? {
    onMainActor {
      guard let view = view(of: stack) else { return nil }
      let guide =
        view.state.systemGuides[.plain]
        ?? view.provide(
          _UILayoutSpacer(kind: .plain, identifier: "UISV-alignment-spanner"), as: .plain)
      return guide.item
    }
  }

  private func marginsGuide(ofStack stack: ItemID) -> ItemID? {
    guard case .stackView(let arrangement) = forest[stack].kind, arrangement.isMarginsRelative
    else { return nil }
    return onMainActor { view(of: stack)?.layoutMarginsGuide.item }
  }
}
