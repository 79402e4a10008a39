// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension CIFilter {
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter("CIMotionBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter("CIDiscBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter("CIZoomBlur") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter("CIExposureAdjust")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter("CIVignetteEffect")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter("CILanczosScaleTransform")
  }
  public class func affineTransform() -> any CIFilter & CIAffineTransform {
    BuiltinFilter("CIAffineTransform")
  }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter("CISharpenLuminance")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter("CIGloom") }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter("CIColorMonochrome")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter("CIColorMatrix") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter("CIColorPosterize")
  }
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter("CIColorClamp") }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter("CITemperatureAndTint")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter("CIHighlightShadowAdjust")
  }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter("CIWhitePointAdjust")
  }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    BuiltinFilter("CINoiseReduction")
  }
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter("CIEdges") }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter("CIPerspectiveCorrection")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter("CIBlendWithMask")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectTransfer")
  }
  public class func thermal() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIThermal") }
  public class func xRay() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIXRay") }
  public class func comicEffect() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIComicEffect") }
  public class func maskToAlpha() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIMaskToAlpha") }
  public class func maximumComponent() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIMinimumComponent")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CISourceOverCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIMultiplyBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIScreenBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter("CIOverlayBlendMode")
  }
}

extension BuiltinFilter: CIMotionBlur, CIBoxBlur, CIDiscBlur, CIZoomBlur, CIExposureAdjust,
  CIHueAdjust, CIGammaAdjust, CIVibrance, CIVignette, CIVignetteEffect, CILanczosScaleTransform,
  CIAffineTransform, CISharpenLuminance, CIUnsharpMask, CIBloom, CIGloom, CIPixellate,
  CICrystallize, CIColorMonochrome, CIColorMatrix, CIColorPosterize, CIColorClamp,
  CITemperatureAndTint, CIHighlightShadowAdjust, CIWhitePointAdjust, CINoiseReduction, CIEdges,
  CIPerspectiveCorrection, CICompositeOperation, CIBlendWithMask
{
  var angle: Float {
    get { get(kCIInputAngleKey, 0) }
    set { inputs[kCIInputAngleKey] = newValue }
  }
  var center: CGPoint {
    get { get(kCIInputCenterKey, CGPoint.zero) }
    set { inputs[kCIInputCenterKey] = newValue }
  }
  var amount: Float {
    get { get("inputAmount", 0) }
    set { inputs["inputAmount"] = newValue }
  }
  var ev: Float {
    get { get(kCIInputEVKey, 0) }
    set { inputs[kCIInputEVKey] = newValue }
  }
  var power: Float {
    get { get("inputPower", 1) }
    set { inputs["inputPower"] = newValue }
  }
  var falloff: Float {
    get { get("inputFalloff", 0.5) }
    set { inputs["inputFalloff"] = newValue }
  }
  var scale: Float {
    get { get(kCIInputScaleKey, 1) }
    set { inputs[kCIInputScaleKey] = newValue }
  }
  var aspectRatio: Float {
    get { get(kCIInputAspectRatioKey, 1) }
    set { inputs[kCIInputAspectRatioKey] = newValue }
  }
  var transform: CGAffineTransform {
    get { get(kCIInputTransformKey, CGAffineTransform.identity) }
    set { inputs[kCIInputTransformKey] = newValue }
  }
  var sharpness: Float {
    get { get(kCIInputSharpnessKey, 0.4) }
    set { inputs[kCIInputSharpnessKey] = newValue }
  }
  var color: CIColor {
    get { get(kCIInputColorKey, CIColor(red: 1, green: 1, blue: 1)) }
    set { inputs[kCIInputColorKey] = newValue }
  }
  var rVector: CIVector {
    get { get("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)) }
    set { inputs["inputRVector"] = newValue }
  }
  var gVector: CIVector {
    get { get("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)) }
    set { inputs["inputGVector"] = newValue }
  }
  var bVector: CIVector {
    get { get("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)) }
    set { inputs["inputBVector"] = newValue }
  }
  var aVector: CIVector {
    get { get("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)) }
    set { inputs["inputAVector"] = newValue }
  }
  var biasVector: CIVector {
    get { get("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)) }
    set { inputs["inputBiasVector"] = newValue }
  }
  var levels: Float {
    get { get("inputLevels", 6) }
    set { inputs["inputLevels"] = newValue }
  }
  var minComponents: CIVector {
    get { get("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)) }
    set { inputs["inputMinComponents"] = newValue }
  }
  var maxComponents: CIVector {
    get { get("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)) }
    set { inputs["inputMaxComponents"] = newValue }
  }
  var neutral: CIVector {
    get { get("inputNeutral", CIVector(x: 6500, y: 0)) }
    set { inputs["inputNeutral"] = newValue }
  }
  var targetNeutral: CIVector {
    get { get("inputTargetNeutral", CIVector(x: 6500, y: 0)) }
    set { inputs["inputTargetNeutral"] = newValue }
  }
  var shadowAmount: Float {
    get { get("inputShadowAmount", 0) }
    set { inputs["inputShadowAmount"] = newValue }
  }
  var highlightAmount: Float {
    get { get("inputHighlightAmount", 1) }
    set { inputs["inputHighlightAmount"] = newValue }
  }
  var noiseLevel: Float {
    get { get("inputNoiseLevel", 0.02) }
    set { inputs["inputNoiseLevel"] = newValue }
  }
  var topLeft: CGPoint {
    get { get("inputTopLeft", CGPoint.zero) }
    set { inputs["inputTopLeft"] = newValue }
  }
  var topRight: CGPoint {
    get { get("inputTopRight", CGPoint.zero) }
    set { inputs["inputTopRight"] = newValue }
  }
  var bottomLeft: CGPoint {
    get { get("inputBottomLeft", CGPoint.zero) }
    set { inputs["inputBottomLeft"] = newValue }
  }
  var bottomRight: CGPoint {
    get { get("inputBottomRight", CGPoint.zero) }
    set { inputs["inputBottomRight"] = newValue }
  }
  var crop: Bool {
    get { get("inputCrop", true) }
    set { inputs["inputCrop"] = newValue }
  }
  var backgroundImage: CIImage? {
    get { inputs[kCIInputBackgroundImageKey] as? CIImage }
    set { inputs[kCIInputBackgroundImageKey] = newValue }
  }
  var maskImage: CIImage? {
    get { inputs[kCIInputMaskImageKey] as? CIImage }
    set { inputs[kCIInputMaskImageKey] = newValue }
  }
}
