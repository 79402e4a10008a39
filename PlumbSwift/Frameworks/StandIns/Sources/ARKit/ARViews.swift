// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension SCNDebugOptions {
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 31)
}

/// Never called.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {}
}

/// A black view: there is no camera.
@preconcurrency @MainActor
open class ARSCNView: SCNView {
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = true
  private weak var hearer: (any ARSCNViewDelegate)?

  /// Apple types it so.
  @_nonoverride
  open var delegate: (any ARSCNViewDelegate)? {
    get { hearer }
    set { hearer = newValue }
  }

  @_nonoverride
  open var scene: SCNScene {
    get { super.scene ?? empty }
    set { super.scene = newValue }
  }
  private let empty = SCNScene()

  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func hitTest(
    _ point: CGPoint, types: ARHitTestResult.ResultType
  ) -> [ARHitTestResult] { [] }
}

/// A black view: there is no camera.
@preconcurrency @MainActor
open class ARSKView: SKView {
  open var session = ARSession()

  open func hitTest(
    _ point: CGPoint, types: ARHitTestResult.ResultType
  ) -> [ARHitTestResult] { [] }
}

/// Never called.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// Shows no advice.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking = 0
    case horizontalPlane, verticalPlane, anyPlane, geoTracking
  }

  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open weak var session: ARSession?
  open weak var sessionProvider: NSObject?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open private(set) var isActive = false

  open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}
