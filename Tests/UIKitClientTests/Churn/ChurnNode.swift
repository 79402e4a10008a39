// SPDX-License-Identifier: MIT

import UIKit

/// The description of a view, which is sufficient to rebuild it.
@MainActor
final class ChurnNode {
  enum Kind {
    case plain, stack
  }

  /// The kind of a constraint of a view.
  enum Rule {
    case top, leading, width, maximumWidth, height, leastHeight
    /// Required, even if it conflicts with other required constraints.
    case otherTop, otherWidth

    var isDemand: Bool { self == .otherTop || self == .otherWidth }
  }

  /// A constraint of the node's view, with the number of its latest activation. Nil if it is not
  /// active.
  struct Tie {
    var rule: Rule
    var constant: CGFloat
    var priority: Float = 1000
    var activation: Int?
    var constraint: NSLayoutConstraint?
  }

  let kind: Kind
  let view: UIView
  weak var parent: ChurnNode?
  var children: [ChurnNode] = []
  var ties: [Tie] = []
  var isArranged: Bool { parent?.kind == .stack }

  init(_ kind: Kind) {
    self.kind = kind
    view = Self.makeView(kind)
  }

  /// The node and all its descendants, parents first.
  var subtree: [ChurnNode] {
    var nodes: [ChurnNode] = []
    var pending = [self]
    while let next = pending.popLast() {
      nodes.append(next)
      pending += next.children.reversed()
    }
    return nodes
  }

  func isInside(_ other: ChurnNode) -> Bool {
    var next: ChurnNode? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }

  static func makeView(_ kind: Kind) -> UIView {
    let view: UIView
    switch kind {
    case .plain: view = UIView()
    case .stack:
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 3
      view = stack
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  static func makeConstraint(_ tie: Tie, _ view: UIView, in parent: UIView) -> NSLayoutConstraint {
    let constraint =
      switch tie.rule {
      case .top, .otherTop:
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: tie.constant)
      case .leading:
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: tie.constant)
      case .width: view.widthAnchor.constraint(equalTo: parent.widthAnchor, constant: tie.constant)
      case .maximumWidth: view.widthAnchor.constraint(lessThanOrEqualToConstant: tie.constant)
      case .otherWidth: view.widthAnchor.constraint(equalToConstant: tie.constant)
      case .height, .leastHeight: view.heightAnchor.constraint(equalToConstant: tie.constant)
      }
    constraint.priority = UILayoutPriority(tie.priority)
    return constraint
  }

  /// Builds the same hierarchy with new views, and activates the constraints in the order of their
  /// activation.
  func makeFresh() -> [(node: ChurnNode, view: UIView)] {
    var copies: [ObjectIdentifier: UIView] = [:]
    var result: [(node: ChurnNode, view: UIView)] = []
    var waiting: [(activation: Int, constraint: NSLayoutConstraint)] = []
    for node in subtree {
      let copy = node === self ? UIView(frame: view.frame) : Self.makeView(node.kind)
      copies[ObjectIdentifier(node)] = copy
      result.append((node, copy))
      guard node !== self, let parent = node.parent.flatMap({ copies[ObjectIdentifier($0)] })
      else { continue }
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(copy)
      } else {
        parent.addSubview(copy)
      }
      copy.isHidden = node.view.isHidden
      copy.semanticContentAttribute = node.view.semanticContentAttribute
      for tie in node.ties {
        guard let activation = tie.activation else { continue }
        waiting.append((activation, Self.makeConstraint(tie, copy, in: parent)))
      }
    }
    waiting.sort { $0.activation < $1.activation }
    NSLayoutConstraint.activate(waiting.map(\.constraint))
    return result
  }
}
