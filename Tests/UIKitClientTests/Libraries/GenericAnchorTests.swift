// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Anchors that are accessed by key paths and passed to generic code.
@MainActor
struct GenericAnchorTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let view = UIView()

  init() {
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func keyPathsNameAnchorsOfViewsAndGuides() {
    NSLayoutConstraint.activate([
      pinned(view, \.leadingAnchor, container, constant: 10),
      pinned(view, \.trailingAnchor, container, constant: -10),
      pinned(view, \.topAnchor, container),
      pinned(view, \.heightAnchor, container),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 280, height: 200))
    let paths: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [\.leftAnchor, \.rightAnchor]
    #expect(paths.map { view[keyPath: $0] } == [view.leftAnchor, view.rightAnchor])
  }

  @Test func oneProtocolHoldsViewsAndGuides() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    guide.fill(container, by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.fill(guide, by: .zero)
    container.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(view.frame == guide.layoutFrame)
  }

  @Test func anchorsOfAConstraintAreThoseOfItsItems() {
    let constraint = pinned(view, \.leadingAnchor, container)
    #expect(constraint.firstAnchor == view.leadingAnchor)
    #expect(constraint.secondAnchor == container.leadingAnchor)
    #expect(Set([view.leadingAnchor, view.leadingAnchor]).count == 1)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func buildersCollectConstraints() {
    let isCompact = true
    let constraints = Constraints.build {
      view.topAnchor.constraint(equalTo: container.topAnchor)
      if isCompact {
        view.widthAnchor.constraint(equalToConstant: 50)
      } else {
        view.widthAnchor.constraint(equalTo: container.widthAnchor)
      }
      for guide in [container.layoutMarginsGuide, container.safeAreaLayoutGuide] {
        view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor)
      }
    }
    #expect(constraints.map(\.isActive) == [true, true, true, true])
    #expect(view.constraints.map(\.constant) == [50])
  }

  private func pinned<Axis, Anchor: NSLayoutAnchor<Axis>>(
    _ view: UIView, _ path: KeyPath<UIView, Anchor>, _ other: UIView, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    view[keyPath: path].constraint(equalTo: other[keyPath: path], constant: constant)
  }
}

@MainActor
private protocol Anchored: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  fileprivate func fill(_ other: any Anchored, by insets: UIEdgeInsets) {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
    ])
  }
}

@resultBuilder
private enum Constraints {
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
  static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }

  static func build(@Constraints _ body: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let constraints = body()
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
