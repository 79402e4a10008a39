// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Scenes as trees of nodes that keep their figures; nothing is drawn, and files of scenes are not read.

open class SCNNode: NSObject, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var constraints: [SCNConstraint]?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var rotation = SCNVector4()
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  open var movabilityHint = 0
  open var isPaused = false
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []
  private var actions: Set<String> = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// The position as a matrix; setting it takes the position alone.
  open var transform: SCNMatrix4 {
    get { SCNMatrix4MakeTranslation(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue.m41, newValue.m42, newValue.m43) }
  }
  open var simdTransform: simd_float4x4 {
    get { simd_float4x4(transform) }
    set { transform = SCNMatrix4(newValue) }
  }
  open var simdPosition: SIMD3<Float> {
    get { position.simd }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { scale.simd }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { eulerAngles.simd }
    set { eulerAngles = SCNVector3(newValue) }
  }
  /// Rotations and scales of parents are not followed.
  open var worldPosition: SCNVector3 {
    get { SCNVector3(position.simd + (parent?.worldPosition.simd ?? .zero)) }
    set { position = SCNVector3(newValue.simd - (parent?.worldPosition.simd ?? .zero)) }
  }
  open var simdWorldPosition: SIMD3<Float> {
    get { worldPosition.simd }
    set { worldPosition = SCNVector3(newValue) }
  }
  open var worldTransform: SCNMatrix4 {
    let place = worldPosition
    return SCNMatrix4MakeTranslation(place.x, place.y, place.z)
  }
  open var simdWorldTransform: simd_float4x4 { simd_float4x4(worldTransform) }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
    set {}
  }
  open var presentation: SCNNode { self }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }

  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    childNodes.insert(child, at: index)
    child.parent = self
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }

  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }

  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    func visit(_ node: SCNNode) {
      for child in node.childNodes where !stop.boolValue {
        block(child, &stop)
        visit(child)
      }
    }
    visit(self)
  }

  open func clone() -> Self {
    let copy = Self.init(copying: self)
    childNodes.forEach { copy.addChildNode($0.clone()) }
    return copy
  }

  public required init(copying other: SCNNode) {
    super.init()
    name = other.name
    geometry = other.geometry
    light = other.light
    camera = other.camera
    position = other.position
    eulerAngles = other.eulerAngles
    scale = other.scale
    opacity = other.opacity
  }

  open func flattenedClone() -> Self { clone() }
  open func look(at worldTarget: SCNVector3) {}
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(position.simd + worldPosition.simd - (node?.worldPosition.simd ?? .zero))
  }
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(position.simd + (node?.worldPosition.simd ?? .zero) - worldPosition.simd)
  }
  open func hitTestWithSegment(
    from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }

  // MARK: Actions

  /// Runs nothing.
  open func runAction(_ action: SCNAction) {}
  /// Runs nothing; the block is not called.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {}
  /// Runs nothing; the action is known by its key.
  open func runAction(_ action: SCNAction, forKey key: String?) {
    key.map { _ = actions.insert($0) }
  }
  open var hasActions: Bool { !actions.isEmpty }
  open func removeAction(forKey key: String) { actions.remove(key) }
  open func removeAllActions() { actions = [] }
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  open func removeAllParticleSystems() {}
}

open class SCNHitTestResult: NSObject, @unchecked Sendable {
  open var node: SCNNode { SCNNode() }
  open var worldCoordinates: SCNVector3 { SCNVector3() }
  open var localCoordinates: SCNVector3 { SCNVector3() }
  open var worldNormal: SCNVector3 { SCNVector3() }
  open var geometryIndex: Int { 0 }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")

  public init(rawValue: String) { self.rawValue = rawValue }
}

open class SCNConstraint: NSObject {
  open var isEnabled = true
}

open class SCNBillboardConstraint: SCNConstraint {
  public struct Axes: OptionSet, Sendable {
    public var rawValue: UInt

    public static let X = Axes(rawValue: 1)
    public static let Y = Axes(rawValue: 2)
    public static let Z = Axes(rawValue: 4)
    public static let all: Axes = [.X, .Y, .Z]

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var freeAxes = Axes.all

  public override init() { super.init() }
}

open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false

  public init(target: SCNNode?) { self.target = target }
}

open class SCNCamera: NSObject {
  open var name: String?
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var wantsHDR = false
  open var bloomIntensity: CGFloat = 0
  open var wantsDepthOfField = false
  open var automaticallyAdjustsZRange = false

  public override init() { super.init() }
}

open class SCNLight: NSObject {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
    public static let area = LightType(rawValue: "area")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var name: String?
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black
  open var shadowRadius: CGFloat = 3
  open var shadowMapSize = CGSize.zero
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var categoryBitMask = -1

  public override init() { super.init() }
}

public enum SCNPhysicsBodyType: Int, Sendable {
  case `static` = 0
  case dynamic, kinematic
}

open class SCNPhysicsShape: NSObject {
  public init(geometry: SCNGeometry, options: [ShapeOption: Any]? = nil) {}
  public init(node: SCNNode, options: [ShapeOption: Any]? = nil) {}

  public struct ShapeOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let type = ShapeOption(rawValue: "type")
    public static let scale = ShapeOption(rawValue: "scale")
    public static let keepAsCompound = ShapeOption(rawValue: "keepAsCompound")

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Keeps its figures; nothing moves it.
open class SCNPhysicsBody: NSObject {
  public let type: SCNPhysicsBodyType
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var velocity = SCNVector3()
  open var isAffectedByGravity = true
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0

  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.type = type
    physicsShape = shape
  }

  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(
    _ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool
  ) {}
  open func clearAllForces() {}
}

open class SCNPhysicsContact: NSObject {
  open var nodeA: SCNNode { SCNNode() }
  open var nodeB: SCNNode { SCNNode() }
  open var contactPoint: SCNVector3 { SCNVector3() }
}

/// Never called.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}

open class SCNParticleSystem: NSObject {
  open var birthRate: CGFloat = 1
  open var particleColor = UIColor.white
  open var particleImage: Any?
  open var loops = true

  public override init() { super.init() }
  public convenience init?(named name: String, inDirectory directory: String?) { return nil }
}

/// What a node would do; nothing runs it.
open class SCNAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var timingMode = SCNActionTimingMode.linear
  open var speed: CGFloat = 1

  private static func lasting(_ duration: TimeInterval) -> SCNAction {
    let action = SCNAction()
    action.duration = duration
    return action
  }

  open func reversed() -> SCNAction { Self.lasting(duration) }

  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    lasting(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
  open class func wait(duration: TimeInterval) -> SCNAction { lasting(duration) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    lasting(sec)
  }
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { lasting(seconds) }
}

public enum SCNActionTimingMode: Int, Sendable {
  case linear = 0
  case easeIn, easeOut, easeInEaseOut
}

/// Changes take effect at once.
open class SCNTransaction: NSObject {
  nonisolated(unsafe) public static var animationDuration: CFTimeInterval = 0
  nonisolated(unsafe) public static var animationTimingFunction: CAMediaTimingFunction?
  nonisolated(unsafe) public static var completionBlock: (() -> Void)?

  open class func begin() {}

  open class func commit() {
    let block = completionBlock
    completionBlock = nil
    block?()
  }

  open class func flush() {}
}
