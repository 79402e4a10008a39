// SPDX-License-Identifier: MIT

import UIKit

// The style of view methods that each create one constraint, edge by edge.

public enum Edge: Int { case left, right, top, bottom, leading, trailing }
public enum Dimension: Int { case width, height }
public typealias EdgeInsets = UIEdgeInsets

extension Edge {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    }
  }
}

extension UIView {
  static func newAutoLayoutView() -> Self {
    let view = self.init(frame: CGRect.zero)
    _ = self.init()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}

extension UIView {
  func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  @discardableResult
  func autoPinEdge(
    toSuperviewEdge edge: Edge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    guard let superview = superview else { fatalError("View's superview must not be nil.") }
    let isFar = edge == .bottom || edge == .right || edge == .trailing
    let constraint = NSLayoutConstraint(
      item: self, attribute: edge.attribute, relatedBy: relation, toItem: superview,
      attribute: edge.attribute, multiplier: 1, constant: isFar ? -inset : inset)
    constraint.autoInstall()
    return constraint
  }

  @discardableResult
  func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(
        item: self, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 0, constant: size.width),
      NSLayoutConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: size.height),
    ].map { $0.autoInstall() }
  }

  func autoSetContentHuggingPriority(for axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(.defaultLow, for: axis)
    setContentCompressionResistancePriority(.required, for: axis)
  }

  @discardableResult
  func autoPin(
    toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: .top, relatedBy: .equal, toItem: viewController.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: inset)
    viewController.view.addConstraint(constraint)
    return constraint
  }

  func commonSuperview(with other: UIView) -> UIView? {
    var start: UIView? = self
    while let view = start {
      if other.isDescendant(of: view) { return view }
      start = view.superview
    }
    return nil
  }

  var constraintsInHierarchy: [NSLayoutConstraint] {
    var views: [UIView] = [self]
    while let superview = views.last?.superview { views.append(superview) }
    return views.flatMap { $0.constraints }.filter {
      $0.firstItem as? UIView == self || $0.secondItem as? UIView == self
    }
  }
}

extension Array where Element: UIView {
  @discardableResult
  func autoAlignViews(to axis: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { first, second in
      let constraint = NSLayoutConstraint(
        item: second, attribute: axis, relatedBy: .equal, toItem: first, attribute: axis,
        multiplier: 1, constant: 0)
      constraint.isActive = true
      return constraint
    }
  }
}

extension NSLayoutConstraint {
  @discardableResult
  func autoInstall() -> Self {
    isActive = true
    return self
  }

  func autoRemove() { isActive = false }

  static func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
    block()
    return []
  }

  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  func copy(multiplier: CGFloat) -> NSLayoutConstraint {
    guard let firstItem = firstItem else { return self }
    let copy = NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    copy.shouldBeArchived = shouldBeArchived
    copy.identifier = identifier
    copy.priority = priority
    return copy
  }
}

final class CategoryController: UIViewController {
  private var didSetupConstraints = false
  private let blue: UIView = {
    let view = UIView().configureForAutoLayout()
    view.backgroundColor = .blue
    return view
  }()

  override func loadView() {
    view = UIView()
    view.addSubview(blue)
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    if !didSetupConstraints {
      blue.autoSetDimensions(to: CGSize(width: 50, height: 50))
      blue.autoPinEdge(toSuperviewEdge: .leading)
      blue.autoPin(toTopLayoutGuideOf: self, withInset: 10)
      didSetupConstraints = true
    }
    super.updateViewConstraints()
  }
}
