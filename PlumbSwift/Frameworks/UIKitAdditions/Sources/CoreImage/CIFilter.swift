// SPDX-License-Identifier: MIT

import Foundation
@_spi(Additions) import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
public let kCIOutputImageKey = "outputImage"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

/// A filter with inputs by key.
///
/// Colours, transforms, crops and images over others are drawn. Filters that change colours or
/// sharpness return their input image.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private let kind: Kind
  var inputs: [String: Any] = [:]

  private enum Kind {
    case color, transform, crop, over, look
  }

  private static let kinds: [String: Kind] = [
    "CIConstantColorGenerator": .color, "CIAffineTransform": .transform, "CICrop": .crop,
    "CISourceOverCompositing": .over,
  ]

  /// Filters that return their input image.
  private static let looks: Set<String> = [
    "CIBoxBlur", "CIDiscBlur", "CIGaussianBlur", "CIMotionBlur", "CIZoomBlur", "CIMedianFilter",
    "CINoiseReduction", "CIColorClamp", "CIColorControls", "CIColorMatrix", "CIColorPolynomial",
    "CIExposureAdjust", "CIGammaAdjust", "CIHueAdjust", "CILinearToSRGBToneCurve",
    "CISRGBToneCurveToLinear", "CITemperatureAndTint", "CIToneCurve", "CIVibrance",
    "CIWhitePointAdjust", "CIColorCube", "CIColorInvert", "CIColorMap", "CIColorMonochrome",
    "CIColorPosterize", "CIMaximumComponent", "CIMinimumComponent", "CIPhotoEffectChrome",
    "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectMono", "CIPhotoEffectNoir",
    "CIPhotoEffectProcess", "CIPhotoEffectTonal", "CIPhotoEffectTransfer", "CISepiaTone",
    "CIVignette", "CIVignetteEffect", "CISharpenLuminance", "CIUnsharpMask", "CIBloom", "CIGloom",
    "CIComicEffect", "CICrystallize", "CIEdges", "CIEdgeWork", "CIHexagonalPixellate",
    "CIHighlightShadowAdjust", "CIPixellate", "CIPointillize", "CIDotScreen", "CIHalftone",
    "CIBumpDistortion", "CITwirlDistortion", "CIPerspectiveCorrection", "CILanczosScaleTransform",
    "CIAffineClamp", "CIMaskToAlpha", "CIBlendWithMask", "CIBlendWithAlphaMask",
    "CIMultiplyCompositing", "CIScreenBlendMode", "CIMultiplyBlendMode", "CIOverlayBlendMode",
    "CIDepthOfField", "CIThermal", "CIXRay", "CIDither",
  ]

  /// - Returns: nil for unknown names, and for filters that are neither drawn nor in `looks`.
  public init?(name: String) {
    guard let kind = Self.kinds[name] ?? (Self.looks.contains(name) ? .look : nil) else {
      return nil
    }
    self.name = name
    self.kind = kind
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    inputs.merge(params ?? [:]) { $1 }
  }

  open class func filterNames(inCategory category: String?) -> [String] {
    (Array(kinds.keys) + looks).sorted()
  }

  open class func filterNames(inCategories categories: [String]?) -> [String] {
    filterNames(inCategory: nil)
  }

  open func setDefaults() { inputs = [:] }

  /// The keys of the inputs that were set.
  open var inputKeys: [String] { inputs.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  open var outputImage: CIImage? {
    let image = inputs[kCIInputImageKey] as? CIImage
    switch kind {
    case .look: return image
    case .color: return (inputs[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
    case .transform:
      let value = inputs[kCIInputTransformKey]
      let map = value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue
      return image?.transformed(by: map ?? .identity)
    case .crop:
      let part = (inputs["inputRectangle"] as? CIVector)?.cgRectValue
      return part.map { image?.cropped(to: $0) } ?? image
    case .over:
      guard let below = inputs[kCIInputBackgroundImageKey] as? CIImage else { return image }
      return image?.composited(over: below) ?? below
    }
  }
}

@_spi(Additions)
extension CIFilter: _KeyedValues {
  public var keyedValues: [String: Any] {
    get { inputs.merging(outputImage.map { [kCIOutputImageKey: $0] } ?? [:]) { $1 } }
    set { inputs = newValue.filter { $0.key != kCIOutputImageKey } }
  }
}
