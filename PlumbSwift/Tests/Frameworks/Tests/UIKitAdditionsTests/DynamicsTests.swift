// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Expectations: Apple's documentation of UIKit Dynamics, where nothing takes time.
@MainActor
struct DynamicsTests {
  @Test func regionsAreCombined() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 4, height: 4)))
    #expect(circle.contains(CGPoint(x: 6, y: 8)) && !circle.contains(CGPoint(x: 8, y: 8)))
    let ring = circle.difference(from: square)
    #expect(!ring.contains(.zero) && ring.contains(CGPoint(x: 3, y: 0)))
    #expect(ring.inverse().contains(.zero) && UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    #expect(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0)).direction.dx == 1)
  }

  @Test func behavioursKeepWhatTheyWereMadeWith() {
    let (first, second) = (UIView(), UIView())
    (first.center, second.center) = (CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4))
    let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(attachment.length == 5 && attachment.attachedBehaviorType == .items)
    #expect(
      UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 0, y: 2)).attachedBehaviorType
        == .anchor)
    let group = UIDynamicItemGroup(items: [first, second])
    group.center = CGPoint(x: group.center.x + 10, y: group.center.y)
    #expect(second.center == CGPoint(x: 13, y: 4))
    let collision = UICollisionBehavior(items: [first])
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(withIdentifier: NSString(string: "floor"), from: .zero, to: .zero)
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: NSString(string: "floor")) != nil)
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 2), for: first)
    #expect(push.targetOffsetFromCenter(for: first).vertical == 2)
  }

  @Test func whatSnapsArrives() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: container)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60))
    #expect(view.center == CGPoint(x: 5, y: 5))
    animator.addBehavior(snap)
    #expect(view.center == CGPoint(x: 50, y: 60))
    #expect(animator.items(in: CGRect(x: 40, y: 40, width: 20, height: 30)).count == 1)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }
}
