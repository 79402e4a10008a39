// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Scenes are trees of nodes that store their values. They are neither drawn nor animated, and there
// is no physics.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public typealias SKColor = UIColor

@preconcurrency @MainActor
open class SKNode: UIResponder {
  open var name: String?
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isPaused = false
  open var isHidden = false
  open var isUserInteractionEnabled = false
  open var userData: NSMutableDictionary?
  open private(set) weak var parent: SKNode?
  open private(set) var children: [SKNode] = []

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// Always fails, because scene files are not read.
  public convenience init?(fileNamed filename: String) { return nil }

  /// An empty rectangle at the position. Sprites and shapes override it.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  open var scene: SKScene? {
    var node: SKNode? = self
    while let current = node {
      if let scene = current as? SKScene { return scene }
      node = current.parent
    }
    return nil
  }

  // MARK: The tree

  open func addChild(_ node: SKNode) {
    precondition(
      node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
    children.append(node)
    node.parent = self
  }

  open func insertChild(_ node: SKNode, at index: Int) {
    children.insert(node, at: index)
    node.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func removeAllChildren() { children.forEach { $0.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) { nodes.forEach { $0.removeFromParent() } }

  open func move(toParent parent: SKNode) {
    position = convert(.zero, to: parent)
    removeFromParent()
    parent.addChild(self)
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }

  /// The child with the name. A name that starts with `//` is searched in all descendants.
  open func childNode(withName name: String) -> SKNode? { self[name].first }

  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in self[name] {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  open subscript(name: String) -> [SKNode] {
    guard name.hasPrefix("//") else { return children.filter { $0.name == name } }
    let wanted = name.dropFirst(2)
    return children.flatMap { ($0.name.map { $0 == wanted } ?? false ? [$0] : []) + $0[name] }
  }

  // MARK: Places

  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }

  private var origin: CGPoint {
    guard let parent, !(self is SKScene) else { return .zero }
    return CGPoint(x: parent.origin.x + position.x, y: parent.origin.y + position.y)
  }

  /// Ignores scales and rotations.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    CGPoint(
      x: point.x + node.origin.x - origin.x, y: point.y + node.origin.y - origin.y)
  }

  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }

  open func nodes(at p: CGPoint) -> [SKNode] {
    children.filter { $0.contains(p) }.sorted { $0.zPosition > $1.zPosition }
  }

  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  open func intersects(_ node: SKNode) -> Bool { frame._intersects(node.frame) }

  /// The function that lowered sources call.
  public func _intersects(_ node: SKNode) -> Bool { intersects(node) }

  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { $0.union($1.calculateAccumulatedFrame()) }
  }

  // MARK: Actions

  /// No effect.
  open func run(_ action: SKAction) {}
  /// No effect: the block is never called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  /// No effect.
  open func run(_ action: SKAction, withKey key: String) {}
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
}

extension UITouch {
  @preconcurrency @MainActor
  public func location(in node: SKNode) -> CGPoint {
    guard let view = node.scene?.view, let scene = node.scene else { return .zero }
    return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
  }

  @preconcurrency @MainActor
  public func previousLocation(in node: SKNode) -> CGPoint { location(in: node) }
}

/// An action with its duration. No node runs it.
open class SKAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0

  private static func lasting(_ duration: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
  open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { lasting(duration) }
}
