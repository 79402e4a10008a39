// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence
import UIKit

open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public let physicsWorld = SCNPhysicsWorld()
  open var isPaused = false
  open var fogColor: Any = UIColor.white
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0

  public override init() { super.init() }

  /// Nil: files of scenes are not read.
  public convenience init?(named name: String) { return nil }

  /// Nil: files of scenes are not read.
  public convenience init?(named name: String, inDirectory directory: String?) { return nil }

  /// - Throws: always: files of scenes are not read.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    throw CocoaError(.fileReadUnknown)
  }

  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public enum SCNAntialiasingMode: UInt, Sendable {
  case none = 0
  case multisampling2X, multisampling4X
}

public struct SCNDebugOptions: OptionSet, Sendable {
  public var rawValue: UInt

  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
  public static let showLightExtents = SCNDebugOptions(rawValue: 8)
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
  public static let showSkeletons = SCNDebugOptions(rawValue: 128)
  public static let showCameras = SCNDebugOptions(rawValue: 1024)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
  var scene: SCNScene? { get }
  var pointOfView: SCNNode? { get set }
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
}

/// Never called.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}

open class SCNCameraController: NSObject {
  open var pointOfView: SCNNode?
  open var maximumVerticalAngle: Float = 0
  open var minimumVerticalAngle: Float = 0
  open var inertiaEnabled = false
}

/// A view whose scene is not drawn.
@preconcurrency @MainActor
open class SCNView: UIView, SCNSceneRenderer {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let preferredRenderingAPI = Option(rawValue: "preferredRenderingAPI")
    public static let preferLowPowerDevice = Option(rawValue: "preferLowPowerDevice")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private var shown: SCNScene?
  // The view of augmented reality narrows both types.
  @_disfavoredOverload
  open var scene: SCNScene? {
    get { shown }
    set {
      Absence.tell("scenes of SceneKit are not drawn here")
      shown = newValue
    }
  }
  open var pointOfView: SCNNode?
  @_disfavoredOverload
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var allowsCameraControl = false
  open var showsStatistics = false
  open var autoenablesDefaultLighting = false
  open var rendersContinuously = false
  open var isPlaying = false
  open var loops = false
  open var isJitteringEnabled = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none
  open var debugOptions: SCNDebugOptions = []
  public let defaultCameraController = SCNCameraController()

  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }

  /// An empty image of the view's size.
  open func snapshot() -> UIImage { UIGraphicsImageRenderer(size: bounds.size).image { _ in } }
}
