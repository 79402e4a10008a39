// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Scenes are trees of nodes that store their values. They are neither drawn nor animated, and scene
// files are not read.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class SCNNode: NSObject, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var rotation = SCNVector4()
  open var scale = SCNVector3(1, 1, 1)
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// Ignores the rotations and scales of parents.
  open var worldPosition: SCNVector3 {
    get { SCNVector3(position.vector + (parent?.worldPosition.vector ?? .zero)) }
    set { position = SCNVector3(newValue.vector - (parent?.worldPosition.vector ?? .zero)) }
  }
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

  /// No effect.
  open func runAction(_ action: SCNAction) {}
  /// No effect: the block is never called.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {}
  open func removeAllActions() {}
}

open class SCNCamera: NSObject {
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
}

open class SCNLight: NSObject {
  public enum LightType: Sendable { case ambient, omni, directional, spot }

  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var castsShadow = false
}

/// An action with its duration. No node runs it.
open class SCNAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0

  private static func lasting(_ duration: TimeInterval) -> SCNAction {
    let action = SCNAction()
    action.duration = duration
    return action
  }

  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
  open class func wait(duration: TimeInterval) -> SCNAction { lasting(duration) }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
}
