// SPDX-License-Identifier: MIT

import UIKit

/// A hierarchy that changes at random. Its layout is unambiguous as long as the height constraints
/// hold.
@MainActor
final class ChurnHierarchy {
  let root = ChurnNode(.plain)
  private(set) var random: ChurnRandom
  /// The removed views, which must all be released.
  private(set) var released: [WeakView] = []
  private var activations = 0
  private var tied = 0
  private let limit: Int

  struct WeakView {
    weak var view: UIView?
  }

  /// Whether changes add required constraints that conflict with others.
  private let hasContradictions: Bool

  init(views: Int, seed: UInt64, hasContradictions: Bool = false) {
    random = ChurnRandom(seed: seed)
    self.hasContradictions = hasContradictions
    limit = views
    root.view.translatesAutoresizingMaskIntoConstraints = true
    root.view.frame = CGRect(x: 0, y: 0, width: 320, height: 4000)
    for _ in 0..<views { add() }
  }

  private var nodes: [ChurnNode] { root.subtree }

  private func anyNode() -> ChurnNode? { nodes.dropFirst().randomElement(using: &random) }

  /// Makes one change.
  ///
  /// - Returns: the kind of the change.
  func change() -> String {
    switch random.number(0...(hasContradictions ? 15 : 12)) {
    case 0, 1:
      if nodes.count < limit + limit / 10 { add() }
      return "add"
    case 2:
      if nodes.count > limit - limit / 10 { remove() }
      return "remove"
    case 3:
      move()
      return "move"
    case 4:
      hide()
      return "hide"
    case 5:
      toggle()
      return "toggle"
    case 6:
      root.view.frame.size.width = CGFloat(random.number(100...700))
      return "resize"
    case 7:
      let priority = Float(random.number(1...999))
      changeTie(of: .width) { tie in
        tie.priority = priority
        tie.constraint?.priority = UILayoutPriority(priority)
      }
      return "priority"
    case 8:
      exchange()
      return "exchange"
    case 9:
      anyNode()?.view.semanticContentAttribute =
        random.number(0...1) == 0 ? .forceRightToLeft : .unspecified
      return "direction"
    case 13...15:
      contradict()
      return "contradict"
    default:
      let constant = CGFloat(random.number(1...60))
      changeTie(of: random.number(0...1) == 0 ? .top : .height) { tie in
        tie.constant = constant
        tie.constraint?.constant = constant
      }
      return "constant"
    }
  }

  private func changeTie(of rule: ChurnNode.Rule, _ change: (inout ChurnNode.Tie) -> Void) {
    guard let node = anyNode(), let index = node.ties.firstIndex(where: { $0.rule == rule }) else {
      return
    }
    change(&node.ties[index])
  }

  private func add() {
    let parent = nodes.randomElement(using: &random) ?? root
    let node = ChurnNode(random.number(0...5) == 0 ? .stack : .plain)
    attach(node, to: parent)
  }

  private func attach(_ node: ChurnNode, to parent: ChurnNode) {
    node.parent = parent
    parent.children.append(node)
    if let stack = parent.view as? UIStackView {
      stack.addArrangedSubview(node.view)
    } else {
      parent.view.addSubview(node.view)
    }
    // Each view of a stack has its own height priority, so that the shrinking view is determined.
    // The last constraint determines the height if no other one does.
    tied += 1
    let priority = Float(100 + tied % 7000) / 10
    var ties = [
      ChurnNode.Tie(rule: .height, constant: CGFloat(random.number(5...60)), priority: priority),
      ChurnNode.Tie(rule: .leastHeight, constant: 0, priority: priority / 100),
    ]
    if !node.isArranged {
      let slack = Float(random.number(1...999))
      ties += [
        ChurnNode.Tie(rule: .top, constant: CGFloat(random.number(0...50))),
        ChurnNode.Tie(rule: .leading, constant: 2),
        ChurnNode.Tie(rule: .width, constant: -4, priority: slack),
        ChurnNode.Tie(rule: .maximumWidth, constant: 250),
      ]
    }
    node.ties = ties
    for index in node.ties.indices { activate(node, index) }
  }

  private func activate(_ node: ChurnNode, _ index: Int) {
    guard let parent = node.parent else { return }
    activations += 1
    let constraint = ChurnNode.makeConstraint(node.ties[index], node.view, in: parent.view)
    node.ties[index].activation = activations
    node.ties[index].constraint = constraint
    constraint.isActive = true
  }

  private func deactivate(_ node: ChurnNode, _ index: Int) {
    node.ties[index].constraint?.isActive = false
    node.ties[index].constraint = nil
    node.ties[index].activation = nil
  }

  private func detach(_ node: ChurnNode) {
    for index in node.ties.indices { deactivate(node, index) }
    node.view.removeFromSuperview()
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }

  private func remove() {
    guard let node = anyNode(), node.subtree.count <= limit / 10 else { return }
    released += node.subtree.map { WeakView(view: $0.view) }
    detach(node)
  }

  private func move() {
    guard let node = anyNode(), let target = nodes.randomElement(using: &random),
      !target.isInside(node)
    else { return }
    detach(node)
    attach(node, to: target)
  }

  /// Hides a view or shows it. A hidden stack in a stack has no room for its own spacing, which is a
  /// conflict. So stacks are only hidden in tests with contradictions.
  private func hide() {
    guard let node = anyNode(), hasContradictions || node.kind == .plain else { return }
    node.view.isHidden.toggle()
  }

  private func toggle() {
    guard let node = anyNode(), let index = node.ties.firstIndex(where: { $0.rule == .height })
    else { return }
    if node.ties[index].activation == nil { activate(node, index) } else { deactivate(node, index) }
  }

  /// Adds a required constraint that conflicts with others, or removes one anywhere. Only a few
  /// exist at a time.
  private func contradict() {
    let demanding = nodes.filter { node in node.ties.contains { $0.rule.isDemand } }
    if let node = demanding.randomElement(using: &random), demanding.count > random.number(1...6) {
      for index in node.ties.indices.reversed() where node.ties[index].rule.isDemand {
        deactivate(node, index)
        node.ties.remove(at: index)
      }
    } else if let node = anyNode() {
      let rule = random.number(0...2) == 0 ? ChurnNode.Rule.otherTop : .otherWidth
      node.ties.append(ChurnNode.Tie(rule: rule, constant: CGFloat(random.number(150...400))))
      activate(node, node.ties.count - 1)
    }
  }

  /// Moves the last view of a stack to the front.
  private func exchange() {
    guard let node = nodes.filter({ $0.kind == .stack }).randomElement(using: &random),
      let stack = node.view as? UIStackView, let last = node.children.popLast()
    else { return }
    node.children.insert(last, at: 0)
    stack.insertArrangedSubview(last.view, at: 0)
  }
}
