// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Constraints that are written as equations between proxies, and installed in code on the closest
/// common ancestor.
@MainActor
struct EquationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView()

  init() {
    root.addSubview(view)
    equate(view) { $0[.width] == Term(200) }
    equate(view) { $0[.height] == Term(200) }
  }

  @Test func equationsHaveMultipliersAndConstants() {
    equate(view) { $0[.centerX] == 0.5 * $0.superview[.centerX] + 10 }
    equate(view) { $0[.bottom] == $0.superview[.bottom] - 25 }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 175, width: 200, height: 200))
  }

  @Test func aGroupGivesWayToAnother() {
    let group = EquationGroup()
    group.replace(with: [
      equation(view) { $0[.top] == $0.superview[.top] },
      equation(view) { $0[.left] == $0.superview[.left] },
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == .zero)
    #expect(root.constraints == group.installed.map(\.constraint))
    group.replace(with: [
      equation(view) { $0[.bottom] == $0.superview[.bottom] },
      equation(view) { $0[.right] == $0.superview[.right] },
    ])
    UIView.animate(withDuration: 0.1, animations: root.layoutIfNeeded)
    #expect(view.frame.origin == CGPoint(x: 200, y: 200))
    group.replace(with: [])
    #expect(root.constraints == [])
  }

  @Test func cousinsMeetAtTheirCommonAncestor() {
    let (left, right, cousin) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(cousin)
    let inner = UIView()
    right.addSubview(inner)
    let equation = equation(cousin) { $0[.top] == Term(inner, .bottom) }
    #expect(equation.holder === root)
    equation.holder?.addConstraint(equation.constraint)
    #expect(equation.constraint.isActive)
    #expect(root.constraints.last === equation.constraint)
  }

  @Test func prioritiesFollowTheEquation() {
    let equation = equation(view) { ($0[.width] == Term(100)) ~~ 75.5 }
    #expect(equation.constraint.priority == UILayoutPriority(75.5))
    equation.holder?.addConstraint(equation.constraint)
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  /// Installs an equation on the view that holds it.
  private func equate(_ view: UIView, _ body: (Proxy) -> NSLayoutConstraint) {
    let equation = equation(view, body)
    equation.holder?.addConstraint(equation.constraint)
  }

  private func equation(_ view: UIView, _ body: (Proxy) -> NSLayoutConstraint) -> Equation {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = body(Proxy(view: view))
    guard let other = constraint.secondItem as? UIView else {
      return Equation(holder: view, constraint: constraint)
    }
    let ancestors = sequence(first: view, next: \.superview)
    return Equation(
      holder: ancestors.first { other.isDescendant(of: $0) }, constraint: constraint)
  }
}

@MainActor
private struct Equation {
  weak var holder: UIView?
  let constraint: NSLayoutConstraint
}

@MainActor
private final class EquationGroup {
  private(set) var installed: [Equation] = []

  func replace(with equations: [Equation]) {
    for equation in installed { equation.holder?.removeConstraint(equation.constraint) }
    installed = equations
    for equation in installed { equation.holder?.addConstraint(equation.constraint) }
  }
}

@MainActor
private struct Proxy {
  let view: UIView

  var superview: Proxy { Proxy(view: view.superview ?? view) }

  subscript(_ attribute: NSLayoutConstraint.Attribute) -> Term { Term(view, attribute) }
}

/// A side of an equation: multiplier × attribute + constant.
private struct Term {
  var item: UIView?
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(_ constant: CGFloat) {
    self.constant = constant
  }

  init(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  static func == (left: Term, right: Term) -> NSLayoutConstraint {
    guard let item = left.item else { return NSLayoutConstraint() }
    return NSLayoutConstraint(
      item: item, attribute: left.attribute, relatedBy: .equal, toItem: right.item,
      attribute: right.attribute, multiplier: right.multiplier, constant: right.constant)
  }

  static func * (factor: CGFloat, term: Term) -> Term {
    var result = term
    result.multiplier *= factor
    return result
  }

  static func + (term: Term, constant: CGFloat) -> Term {
    var result = term
    result.constant += constant
    return result
  }

  static func - (term: Term, constant: CGFloat) -> Term { term + -constant }
}

infix operator ~~ : LogicalConjunctionPrecedence

private func ~~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint.priority = UILayoutPriority(priority)
  return constraint
}
