// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Bodies keep their figures; nothing moves them and they never meet.

@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  open var usesPreciseCollisionDetection = false
  open var isResting = false
  open var area: CGFloat { 0 }

  public nonisolated override init() { super.init() }

  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf s: CGSize) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(fixed: ()) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(fixed: ()) }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(fixed: ()) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(fixed: ()) }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }

  private convenience init(fixed: Void) {
    self.init()
    isDynamic = false
  }

  open func applyForce(_ force: CGVector) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  open var bodyA: SKPhysicsBody { SKPhysicsBody() }
  open var bodyB: SKPhysicsBody { SKPhysicsBody() }
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
}

/// Never called.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  nonisolated override init() { super.init() }

  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}

@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
  nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class SKPhysicsJointPin: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin() }
}

open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    lowerLimit = lower
    upperLimit = upper
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}

open class SKConstraint: NSObject {
  open var enabled = true

  open class func positionX(_ range: SKRange) -> Self { self.init() }
  open class func positionY(_ range: SKRange) -> Self { self.init() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { self.init() }
  @preconcurrency @MainActor
  open class func distance(_ range: SKRange, to node: SKNode) -> Self { self.init() }

  public required override init() { super.init() }
}
