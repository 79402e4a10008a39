// SPDX-License-Identifier: MIT

import UIKit

// The style of equations with operators.

infix operator ~ : AdditionPrecedence
infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator |=| : AdditionPrecedence

public protocol LayoutAnchorType {}
extension NSLayoutAnchor: LayoutAnchorType {}

public struct Expression<T: LayoutAnchorType, U: BinaryFloatingPoint> {
  public var anchor: T?
  public var constant: U
  public var multiplier: U
  public var priority: UILayoutPriority = .required
}

@discardableResult
public func /==/ (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  finalize(lhs.constraint(equalTo: rhs))
}

@discardableResult
public func /==/ (
  lhs: NSLayoutYAxisAnchor, rhs: Expression<NSLayoutYAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  guard let anchor = rhs.anchor else { return NSLayoutConstraint() }
  return finalize(lhs.constraint(equalTo: anchor, constant: rhs.constant), priority: rhs.priority)
}

@discardableResult
public func /==/ <U: BinaryFloatingPoint>(lhs: NSLayoutDimension, rhs: U) -> NSLayoutConstraint {
  finalize(lhs.constraint(equalToConstant: CGFloat(rhs)))
}

@discardableResult
public func /<=/ (
  lhs: NSLayoutDimension, rhs: Expression<NSLayoutDimension, CGFloat>
) -> NSLayoutConstraint {
  guard let anchor = rhs.anchor else {
    return finalize(lhs.constraint(lessThanOrEqualToConstant: rhs.constant))
  }
  return finalize(
    lhs.constraint(
      lessThanOrEqualTo: anchor, multiplier: rhs.multiplier, constant: rhs.constant),
    priority: rhs.priority)
}

public func * (lhs: NSLayoutDimension, rhs: CGFloat) -> Expression<NSLayoutDimension, CGFloat> {
  Expression(anchor: lhs, constant: 0, multiplier: rhs)
}

public func + (
  lhs: NSLayoutYAxisAnchor, rhs: CGFloat
) -> Expression<NSLayoutYAxisAnchor, CGFloat> {
  Expression(anchor: lhs, constant: rhs, multiplier: 1)
}

public func ~ <T, U>(lhs: Expression<T, U>, rhs: UILayoutPriority) -> Expression<T, U> {
  var result = lhs
  result.priority = rhs
  return result
}

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: Float) -> NSLayoutConstraint {
  lhs.priority = UILayoutPriority(rhs)
  return lhs
}

public func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
  UILayoutPriority(min(lhs.rawValue + rhs, UILayoutPriority.required.rawValue))
}

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

private final class Batch {
  private var constraints: [NSLayoutConstraint] = []
  func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func activate() { NSLayoutConstraint.activate(constraints) }
}

private var batches: [Batch] = []

@discardableResult
func finalize(
  _ constraint: NSLayoutConstraint, priority: UILayoutPriority = .required
) -> NSLayoutConstraint {
  let mirror =
    (constraint.firstItem as? UIView) ?? (constraint.firstItem as? UILayoutGuide)?.owningView
  mirror?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority
  if let batch = batches.last { batch.add(constraint) } else { constraint.isActive = true }
  return constraint
}

// A protocol for views and layout guides, which constraints can relate.

public protocol Relatable: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Relatable {}
extension UILayoutGuide: Relatable {}

extension Relatable {
  @discardableResult
  func pinEdges(
    to other: Relatable, insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ]
    constraints.forEach { $0.priority = priority }
    if isActive { NSLayoutConstraint.activate(constraints) }
    return constraints
  }

  @discardableResult
  func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0)
    -> [NSLayoutConstraint]
  {
    var constraints: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (self as? UIView)?.addSubview(view)
      switch axis {
      case .vertical:
        constraints.append(
          view.topAnchor.constraint(
            equalTo: previous?.bottomAnchor ?? topAnchor, constant: previous == nil ? 0 : spacing))
      case .horizontal:
        constraints.append(
          view.leadingAnchor.constraint(
            equalToSystemSpacingAfter: previous?.trailingAnchor ?? leadingAnchor, multiplier: 1))
      @unknown default: break
      }
      previous = view
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

func |=| (left: UIView, right: UIView) -> [UIView] { [left, right] }

func useOperators(_ view: UIView, _ other: UIView) {
  view.leadingAnchor /==/ other.leadingAnchor
  view.topAnchor /==/ (other.topAnchor + 10 ~ .defaultHigh)
  let almost = UILayoutPriority.required + -1
  (view.widthAnchor /==/ 100) ~ almost.rawValue
  view.heightAnchor /<=/ (other.heightAnchor * 0.5 ~ 999)
  view.pinEdges(to: other.layoutMarginsGuide, insets: .init(top: 1, left: 2, bottom: 3, right: 4))
  other.stack(view |=| UILabel(), axis: .horizontal)
}
