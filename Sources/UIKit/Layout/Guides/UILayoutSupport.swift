// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

final class _UILayoutSupportConstraint: NSLayoutConstraint {}

extension ItemKind {
  var isLayoutSupport: Bool {
    switch self {
    case .guide(.topLayoutGuide), .guide(.bottomLayoutGuide): true
    default: false
    }
  }
}

final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
  private var constraints: [NSLayoutConstraint] = []

  var length: CGFloat {
    switch LayoutStore.current.forest[item].kind {
    case .guide(.topLayoutGuide(let length)), .guide(.bottomLayoutGuide(let length)): length ?? 0
    default: 0
    }
  }

  /// Whether this is the top layout guide.
  var isTop: Bool {
    if case .guide(.topLayoutGuide) = LayoutStore.current.forest[item].kind { return true }
    return false
  }

  /// The constraints for the rows by which the engine places the guide.
  func placement(in view: UIView) -> [NSLayoutConstraint] {
    let isTop = isTop
    if constraints.isEmpty {
      constraints = (0..<2).map { _ in _UILayoutSupportConstraint() }
    }
    let edge: AutoLayout.Attribute = isTop ? .top : .bottom
    let first: any LayoutItem = isTop ? self : view
    let second: any LayoutItem = isTop ? view : self
    constraints[0].relate(first, edge, .equal, second, edge, multiplier: 1, constant: 0)
    constraints[1].relate(
      self, .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: length)
    for constraint in constraints {
      constraint.storage.value.generated = GeneratedConstraint()
    }
    return constraints
  }
}
