// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit

/// Margins, guides and direction.
@MainActor
struct MarginTests {
  @Test func marginsAreEightUnlessSetByEitherName() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(view.directionalLayoutMargins.leading == 20)
  }

  @Test func superviewsMarginsReachIntoViewsThatPreserveThem() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let view = UIView(frame: CGRect(x: 10, y: 40, width: 90, height: 50))
    root.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 30))
  }

  @Test func guidesOfAViewFollowItsMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    // The readable width is at most 672 points.
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 10))
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 984, height: 84))
    root.layoutMargins.top = 20
    root.layoutIfNeeded()
    #expect(view.frame.minY == 20)
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
    #expect(root.layoutMarginsGuide.owningView === root)
    #expect(root.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
  }

  @Test func guideTakesPartWithoutBeingAView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
    let (guide, view) = (UILayoutGuide(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addLayoutGuide(guide)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 30)
    #expect(view.frame.minX == 30)
    #expect(root.layoutGuides == [guide])
    #expect(root.subviews == [view])
    let other = UIView()
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.constraints.count == 1)
  }

  @Test func directionIsForcedByTheAttributeAndNotInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  @Test func transformsLeaveLayoutAlone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(view.convert(CGPoint(x: 20, y: 10), to: root) == CGPoint(x: 70, y: 60))
  }

  @Test func subviewsKeepTheOrderTheyAreGiven() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(root.subviews == [views[1], views[2], views[0]])
    root.bringSubviewToFront(views[1])
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [views[0], views[2], views[1]])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews == [views[1], views[0], views[2]])
    #expect(root.layoutSnapshot().nodes.count == 4)
    #expect(views[0].isDescendant(of: root))
    views[0].removeFromSuperview()
    #expect(views[0].superview == nil)
  }
}
