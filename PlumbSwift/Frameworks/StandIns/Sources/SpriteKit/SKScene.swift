// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence
import UIKit

public enum SKSceneScaleMode: Int, Sendable {
  case fill = 0
  case aspectFill, aspectFit, resizeFill
}

@preconcurrency @MainActor
open class SKScene: SKNode {
  open var size = CGSize(width: 1, height: 1) {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = SKColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  open var camera: SKCameraNode?
  open internal(set) weak var view: SKView?

  public override init() {
    super.init()
    sceneDidLoad()
  }

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}

  /// Never called.
  open func update(_ currentTime: TimeInterval) {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    let height = view?.bounds.height ?? size.height
    return CGPoint(x: point.x + frame.minX, y: height - point.y + frame.minY)
  }

  open func convertPoint(toView point: CGPoint) -> CGPoint {
    let height = view?.bounds.height ?? size.height
    return CGPoint(x: point.x - frame.minX, y: height - point.y + frame.minY)
  }
}

/// No effect: scenes are replaced at once.
open class SKTransition: NSObject {
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// A view that draws only the background colour of its scene.
@preconcurrency @MainActor
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60

  open func presentScene(_ scene: SKScene?) {
    Absence.tell("SpriteKit scenes are not drawn")
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    guard let scene else { return }
    scene.view = self
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    if !allowsTransparency { backgroundColor = scene.backgroundColor }
    scene.didMove(to: self)
  }

  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scene, scene.scaleMode == .resizeFill { scene.size = bounds.size }
  }

  open func texture(from node: SKNode) -> SKTexture? { nil }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }

  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }
}
