// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Observations. Requests find none. Code can create a rectangle to track.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public let boundingBox: CGRect

  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
  override init() { boundingBox = .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}

open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
  open var faceCaptureQuality: Float? { nil }
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  open var pixelBuffer: CVPixelBuffer { CVPixelBuffer() }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNPoint: NSObject, @unchecked Sendable {
  public let location: CGPoint
  open var x: Double { location.x }
  open var y: Double { location.y }

  public init(location: CGPoint) { self.location = location }
}

open class VNRecognizedPoint: VNPoint, @unchecked Sendable {
  open var confidence: VNConfidence { 0 }
}

open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public static let nose = JointName(rawValue: "nose")
    public static let neck = JointName(rawValue: "neck")
    public static let leftShoulder = JointName(rawValue: "left_shoulder")
    public static let rightShoulder = JointName(rawValue: "right_shoulder")
    public static let leftWrist = JointName(rawValue: "left_wrist")
    public static let rightWrist = JointName(rawValue: "right_wrist")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// - Throws: Always, because there are no points.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw CocoaError(.featureUnsupported)
  }
}

open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}

/// Converts a normalized rectangle to pixels of the image.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth),
    height: normalizedRect.height * CGFloat(imageHeight))
}

/// Converts a normalized point to pixels of the image.
public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint {
  CGPoint(
    x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
