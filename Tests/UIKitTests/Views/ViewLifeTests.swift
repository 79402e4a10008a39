// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Overrides, app code inside a pass, moves between superviews, and deallocation.
@MainActor
struct ViewLifeTests {
  final class Badge: UIView {
    var length: CGFloat = 24 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
  }

  /// Activates a constraint at its first layout and lays out again from inside.
  final class SelfConfiguring: UIView {
    let inner = UIView()
    private(set) var widthSeenInside: CGFloat?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard inner.superview == nil else { return }
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 30),
      ])
      inner.layoutIfNeeded()
      layoutIfNeeded()
      widthSeenInside = inner.frame.width
    }
  }

  private func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  @Test func overriddenContentSizeDecidesTheFrame() {
    let root = makeRoot()
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 4, width: 24, height: 20))

    badge.length = 60
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 4, width: 60, height: 20))
  }

  @Test func layoutSubviewsMayActivateConstraintsAndLayOutAgain() {
    let root = makeRoot()
    let view = SelfConfiguring(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.widthSeenInside == 100)
    #expect(view.inner.frame == CGRect(x: 10, y: 0, width: 100, height: 30))
  }

  @Test func laidOutSubtreeFollowsItsNewSuperview() {
    let (first, second) = (makeRoot(), UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100)))
    let (card, icon) = (UIView(), UIView())
    for view in [card, icon] { view.translatesAutoresizingMaskIntoConstraints = false }
    first.addSubview(card)
    card.addSubview(icon)
    let outer = card.widthAnchor.constraint(equalTo: first.widthAnchor)
    let inner = icon.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.25)
    NSLayoutConstraint.activate([
      outer, inner, icon.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.leadingAnchor.constraint(equalTo: first.leadingAnchor),
    ])
    first.layoutIfNeeded()
    #expect(icon.frame.width == 80)

    second.addSubview(card)
    #expect(!outer.isActive)
    #expect(inner.isActive)
    #expect(first.constraints.isEmpty)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: second.widthAnchor),
      card.leadingAnchor.constraint(equalTo: second.leadingAnchor),
    ])
    second.layoutIfNeeded()
    #expect(card.frame.width == 600)
    #expect(icon.frame.width == 150)
  }

  @Test func viewMayDieWhileItsConstraintsLive() {
    let root = makeRoot()
    let left = UIView()
    left.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(left)
    weak var dead: UIView?
    let constraint: NSLayoutConstraint
    do {
      let right = UIView()
      right.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(right)
      constraint = left.widthAnchor.constraint(equalTo: right.widthAnchor)
      constraint.isActive = true
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      dead = right
      right.removeFromSuperview()
    }
    #expect(dead == nil)
    #expect(!constraint.isActive)
    #expect(constraint.secondItem == nil)
    #expect(root.constraints.count == 1)
    constraint.constant = 4
    constraint.priority = .defaultLow
    left.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(left.frame.width == 40)
  }

  @Test func subviewKeptAliveElsewhereOutlivesItsSuperview() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    do {
      let parent = makeRoot()
      parent.addSubview(child)
      child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
      child.heightAnchor.constraint(equalToConstant: 7).isActive = true
      parent.layoutIfNeeded()
      #expect(child.frame.width == 320)
    }
    #expect(child.superview == nil)
    #expect(child.constraints.count == 1)
    #expect(child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 7)
  }

  @Test func constraintsDoNotOutliveTheViewThatHoldsThem() {
    weak var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      constraint = width
    }
    #expect(constraint == nil)
  }
}
