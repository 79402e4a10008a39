// SPDX-License-Identifier: MIT

@_exported import AVFoundation
@_exported import Foundation
import PlumbAbsence
@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit

// There is no camera: nothing is tracked, a session that runs tells its delegate of a failure.

public struct ARError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case worldTrackingFailed = 200
    case invalidReferenceImage = 300
  }

  public static let errorDomain = "com.apple.arkit.error"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

open class ARConfiguration: NSObject {
  public enum WorldAlignment: Int, Sendable {
    case gravity = 0
    case gravityAndHeading, camera
  }

  public struct FrameSemantics: OptionSet, Sendable {
    public var rawValue: UInt

    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
  open class var isSupported: Bool { false }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }

  public override init() { super.init() }
}

open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public var rawValue: UInt

    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum EnvironmentTexturing: Int, Sendable {
    case none = 0
    case manual, automatic
  }

  public struct SceneReconstruction: OptionSet, Sendable {
    public var rawValue: UInt

    public static let mesh = SceneReconstruction(rawValue: 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  open var detectionImages: Set<ARReferenceImage>?
  open var maximumNumberOfTrackedImages = 0
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var initialWorldMap: ARWorldMap?
  open class func supportsSceneReconstruction(_ value: SceneReconstruction) -> Bool { false }
}

open class ARFaceTrackingConfiguration: ARConfiguration {
  open var maximumNumberOfTrackedFaces = 1
}

open class ARImageTrackingConfiguration: ARConfiguration {
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 0
}

open class ARBodyTrackingConfiguration: ARConfiguration {}

open class ARWorldMap: NSObject {}

open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }

  /// Nil: groups of catalogs are not read.
  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { nil }
}

open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4

  public init(name: String, transform: simd_float4x4) {
    self.name = name
    self.transform = transform
  }

  public init(transform: simd_float4x4) {
    name = nil
    self.transform = transform
  }
}

open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  public enum Alignment: Int, Sendable {
    case horizontal = 0
    case vertical
  }

  open var alignment: Alignment { .horizontal }
  open var center: SIMD3<Float> { .zero }
  open var extent: SIMD3<Float> { .zero }
  open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
}

open class ARPlaneExtent: NSObject {
  open var width: Float { 0 }
  open var height: Float { 0 }
  open var rotationOnYAxis: Float { 0 }
}

open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
  open var isTracked: Bool { false }
}

open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  open var isTracked: Bool { false }
}

open class ARLightEstimate: NSObject {
  open var ambientIntensity: CGFloat { 1000 }
  open var ambientColorTemperature: CGFloat { 6500 }
}

open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }

    case notAvailable
    case limited(Reason)
    case normal
  }

  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var eulerAngles: SIMD3<Float> { .zero }
  open var trackingState: TrackingState { .notAvailable }
}

open class ARFrame: NSObject {
  open var camera: ARCamera { ARCamera() }
  open var anchors: [ARAnchor] { [] }
  open var timestamp: TimeInterval { 0 }
  open var capturedImage: CVPixelBuffer { CVPixelBuffer() }
  open var lightEstimate: ARLightEstimate? { nil }
}

open class ARRaycastQuery: NSObject {
  public enum Target: Int, Sendable {
    case existingPlaneGeometry = 0
    case existingPlaneInfinite, estimatedPlane
  }

  public enum TargetAlignment: Int, Sendable {
    case horizontal = 0
    case vertical, any
  }
}

open class ARRaycastResult: NSObject {
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}

/// What earlier apps ask of a point.
open class ARHitTestResult: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public var rawValue: UInt

    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var distance: CGFloat { 0 }
  open var anchor: ARAnchor? { nil }
}

public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// Never called.
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  /// Never called.
  func sessionWasInterrupted(_ session: ARSession)
  /// Never called.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

public protocol ARSessionDelegate: ARSessionObserver {
  /// Never called.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// Never called.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Never called.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Never called.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public var rawValue: UInt

    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }

  public override init() { super.init() }

  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    Absence.tell("there is no camera for augmented reality here")
    delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
  }

  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  open func getCurrentWorldMap(
    completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void
  ) { completionHandler(nil, ARError(.sensorUnavailable)) }
}
