// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

/// Stores its behaviours. Because nothing takes time, only ``UISnapBehavior`` moves its item, at
/// once.
open class UIDynamicAnimator: _UIObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public init(referenceView view: UIView) {
    referenceView = view
    super.init(object: ())
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) { super.init(object: ()) }

  public init() { super.init(object: ()) }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.join(self)
    delegate?.dynamicAnimatorWillResume(self)
    delegate?.dynamicAnimatorDidPause(self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Always false: nothing takes time.
  open var isRunning: Bool { false }

  open var elapsedTime: TimeInterval { 0 }

  /// The items of all behaviours that intersect the rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.concernedItems).filter {
      let size = $0.bounds.size
      return rect.intersects(
        CGRect(
          x: $0.center.x - size.width / 2, y: $0.center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    behaviors.flatMap(\.concernedItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.indexPath == indexPath }
  }
}

@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse, path
}

@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
