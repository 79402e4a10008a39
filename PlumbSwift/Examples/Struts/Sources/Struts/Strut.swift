// SPDX-License-Identifier: MIT

#if os(iOS) || os(tvOS)
  import UIKit
#else
  import AppKit
#endif

/// A constraint that is being built: `$0.leading.equal(to: other).offset(8)`.
@MainActor
public final class Strut {
  private let view: StrutsView
  private let attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private weak var target: AnyObject?
  private var constant: CGFloat = 0
  private var priority = UILayoutPriority.required

  init(_ view: StrutsView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  @discardableResult
  public func equal(to other: AnyObject) -> Self {
    target = other
    return self
  }

  @discardableResult
  public func equalToSuperview() -> Self {
    target = view.superview
    return self
  }

  @discardableResult
  public func equal(to length: CGFloat) -> Self {
    constant = length
    return self
  }

  @discardableResult
  public func atLeast(_ length: CGFloat) -> Self {
    relation = .greaterThanOrEqual
    constant = length
    return self
  }

  @discardableResult
  public func offset(_ amount: CGFloat) -> Self {
    constant = amount
    return self
  }

  /// Insets all edges by the same amount.
  @discardableResult
  public func inset(_ amount: CGFloat) -> Self {
    constant = amount
    isInset = true
    return self
  }

  @discardableResult
  public func priority(_ value: Float) -> Self {
    priority = UILayoutPriority(value)
    return self
  }

  private var isInset = false

  func constraints() -> [NSLayoutConstraint] {
    attributes.map { attribute in
      let isFar = [.trailing, .bottom, .right].contains(attribute)
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : attribute, multiplier: 1,
        constant: isInset && isFar ? -constant : constant)
      constraint.priority = priority
      return constraint
    }
  }
}
