// SPDX-License-Identifier: MIT

import Foundation
import UIKit

open class UIDynamicBehavior: _PlainObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Never called.
  open var action: (() -> Void)?
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  var ownItems: [any UIDynamicItem] = []

  var concernedItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.concernedItems) }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }
}

/// A behaviour whose items can be added and removed.
open class _ItemsBehavior: UIDynamicBehavior {
  open var items: [any UIDynamicItem] { ownItems }

  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  open func removeItem(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
}

/// No effect.
open class UIGravityBehavior: _ItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle = CGFloat.pi / 2
  open var magnitude: CGFloat = 1

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }
}

/// No effect.
open class UICollisionBehavior: _ItemsBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from point1: CGPoint, to point2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
  }

  open func removeAllBoundaries() { boundaries = [] }

  /// Nil if there are no boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    guard let first = first as? AnyHashable else { return false }
    return first == second as? AnyHashable
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// Adding it to an animator moves the item to its end at once.
open class UISnapBehavior: UIDynamicBehavior {
  /// No effect.
  open var damping: CGFloat = 0.5

  open var snapPoint = CGPoint.zero { didSet { snap() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    super.init()
    snapPoint = point
    ownItems = [item]
  }

  private func snap() {
    guard dynamicAnimator != nil else { return }
    for item in ownItems { item.center = snapPoint }
  }

  override func join(_ animator: UIDynamicAnimator?) {
    super.join(animator)
    snap()
  }
}

/// No effect.
open class UIPushBehavior: _ItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  public let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
}

/// No effect.
open class UIDynamicItemBehavior: _ItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
