// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// Filters by their own names and properties, as `import CoreImage.CIFilterBuiltins` gives them.

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }

  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }

  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }

  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }

  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }

  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }

  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }

  public class func colorInvert() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIColorInvert") }
}

/// A filter whose inputs are properties.
final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CIPhotoEffect, CIGaussianBlur,
  CISepiaTone, CIColorControls, CIFalseColor, @unchecked Sendable
{
  init(_ name: String) { super.init(builtin: name) }

  func get<Value>(_ key: String, _ value: Value) -> Value { inputs[key] as? Value ?? value }

  var message: Data {
    get { get("inputMessage", Data()) }
    set { inputs["inputMessage"] = newValue }
  }
  var correctionLevel: String {
    get { get("inputCorrectionLevel", "M") }
    set { inputs["inputCorrectionLevel"] = newValue }
  }
  var inputImage: CIImage? {
    get { inputs[kCIInputImageKey] as? CIImage }
    set { inputs[kCIInputImageKey] = newValue }
  }
  var radius: Float {
    get { get(kCIInputRadiusKey, 10) }
    set { inputs[kCIInputRadiusKey] = newValue }
  }
  var intensity: Float {
    get { get(kCIInputIntensityKey, 1) }
    set { inputs[kCIInputIntensityKey] = newValue }
  }
  var saturation: Float {
    get { get(kCIInputSaturationKey, 1) }
    set { inputs[kCIInputSaturationKey] = newValue }
  }
  var brightness: Float {
    get { get(kCIInputBrightnessKey, 0) }
    set { inputs[kCIInputBrightnessKey] = newValue }
  }
  var contrast: Float {
    get { get(kCIInputContrastKey, 1) }
    set { inputs[kCIInputContrastKey] = newValue }
  }
  var color0: CIColor {
    get { get("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)) }
    set { inputs["inputColor0"] = newValue }
  }
  var color1: CIColor {
    get { get("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)) }
    set { inputs["inputColor1"] = newValue }
  }
}
