// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

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

/// A step of a recipe for a picture.
///
/// Filters that make, place, cut and cover images do what they say: QR codes, single colours, transforms,
/// crops and images over others; two colours are given to what was generated in black and white. Those
/// that change colours and sharpness give the image as it is.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private let kind: Kind
  var inputs: [String: Any] = [:]

  private enum Kind {
    case qrCode, color, transform, crop, over, twoColors
    case look
  }

  private static let kinds: [String: Kind] = [
    "CIQRCodeGenerator": .qrCode, "CIConstantColorGenerator": .color,
    "CIAffineTransform": .transform, "CICrop": .crop, "CISourceOverCompositing": .over,
    "CIFalseColor": .twoColors,
  ]

  /// Filters whose effect is not seen.
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

  /// - Returns: nil for names that Core Image does not have, and for what cannot be drawn here.
  public init?(name: String) {
    guard let kind = Self.kinds[name] ?? (Self.looks.contains(name) ? .look : nil) else {
      return nil
    }
    self.name = name
    self.kind = kind
    super.init()
    setDefaults()
  }

  init(builtin name: String) {
    self.name = name
    kind = Self.kinds[name] ?? .look
    super.init()
    setDefaults()
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

  open func setDefaults() { inputs = kind == .qrCode ? ["inputCorrectionLevel": "M"] : [:] }

  /// Those that were set.
  open var inputKeys: [String] { inputs.keys.sorted() }

  open var outputKeys: [String] { [kCIOutputImageKey] }

  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  open var outputImage: CIImage? {
    let image = inputs[kCIInputImageKey] as? CIImage
    switch kind {
    case .look: return image
    case .qrCode: return qrCode
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
    case .twoColors:
      guard let dark = inputs["inputColor0"] as? CIColor,
        let light = inputs["inputColor1"] as? CIColor
      else { return image }
      return image?.recolored(dark: dark.color, light: light.color)
    }
  }

  /// The code with a module of quiet around it, a pixel to a module.
  private var qrCode: CIImage? {
    guard let message = inputs["inputMessage"] as? Data else { return nil }
    let level = (inputs["inputCorrectionLevel"] as? String).flatMap {
      QRCode.Correction(rawValue: $0)
    }
    guard let code = QRCode(Array(message), level ?? .medium) else { return nil }
    let side = CGFloat(code.size + 2)
    let context = CGContext(size: CGSize(width: side, height: side))
    context.setFillColor(CGColor(.white))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    context.setFillColor(CGColor(.black))
    for y in 0..<code.size {
      var x = 0
      while x < code.size {
        var end = x
        while end < code.size, code.isDark(end, y) { end += 1 }
        if end > x {
          context.addRect(CGRect(x: x + 1, y: y + 1, width: end - x, height: 1))
        }
        x = max(end, x + 1)
      }
    }
    context.fillPath()
    return CIImage(
      ImageContent(drawn: context.figures, size: context.size.core),
      extent: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

extension CIFilter: FreeValues {
  var freeValues: [String: Any] {
    get { inputs.merging(outputImage.map { [kCIOutputImageKey: $0] } ?? [:]) { $1 } }
    set { inputs = newValue.filter { $0.key != kCIOutputImageKey } }
  }
}

extension CIImage {
  /// Black and white in two other colours.
  fileprivate func recolored(dark: Color, light: Color) -> CIImage {
    guard var content, let figures = content.figures else { return self }
    content.figures = figures.map {
      $0.recolored { $0 == .black ? dark : $0 == .white ? light : $0 }
    }
    return CIImage(content, extent: extent)
  }
}

extension Figure {
  fileprivate func recolored(_ color: (Color) -> Color) -> Figure {
    switch self {
    case .fill(let outline, .color(let old), let isEvenOdd):
      .fill(outline, .color(color(old)), isEvenOdd: isEvenOdd)
    case .group(let figures, let map, let opacity):
      .group(figures.map { $0.recolored(color) }, map, opacity: opacity)
    case .clipped(let figure, let outline, let isEvenOdd):
      .clipped(figure.recolored(color), to: outline, isEvenOdd: isEvenOdd)
    default: self
    }
  }
}
