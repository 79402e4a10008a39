// SPDX-License-Identifier: MIT

@_exported import CoreImage
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
import PlumbAbsence
@_exported import UIKit

// Requests are performed and find nothing.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public typealias VNConfidence = Float
public typealias VNAspectRatio = Float
public typealias VNDegrees = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class VNRequest: NSObject, @unchecked Sendable {
  private let handler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open fileprivate(set) var isPerformed = false

  public init(completionHandler: VNRequestCompletionHandler? = nil) { handler = completionHandler }

  /// Empty after the request is performed.
  open var results: [VNObservation]? { isPerformed ? [] : nil }

  open func cancel() {}

  fileprivate func perform() {
    isPerformed = true
    handler?(self, nil)
  }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNTargetedImageRequest: VNImageBasedRequest, @unchecked Sendable {}

public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate = 0
  case fast
}

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0

  open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: VNAspectRatio = 0.5
  open var maximumAspectRatio: VNAspectRatio = 1
  open var quadratureTolerance: VNDegrees = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest,
  @unchecked Sendable
{}

open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum QualityLevel: UInt, Sendable {
    case accurate = 0
    case balanced, fast
  }

  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8
}

open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputObservation: VNDetectedObjectObservation

  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop = 0
  case scaleFit, scaleFill
}

// MARK: Handlers

open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  open func perform(_ requests: [VNRequest]) throws {
    Absence.tell("Vision requests find nothing")
    requests.forEach { $0.perform() }
  }
}

open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    requests.forEach { $0.perform() }
  }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation
  ) throws { requests.forEach { $0.perform() } }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    requests.forEach { $0.perform() }
  }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    requests.forEach { $0.perform() }
  }
}
