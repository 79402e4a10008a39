// SPDX-License-Identifier: MIT

public import Foundation

extension CGContext {
  /// The color space of the pixels. Nil for contexts that were not created with a bitmap.
  public var colorSpace: CGColorSpace? { pixelFormat?.space }

  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: pixelFormat?.info ?? 0) }

  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// 0 for contexts that were not created with a bitmap.
  public var bitsPerPixel: Int { pixelFormat?.bits ?? 0 }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The current path. Nil if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPath) }

  /// No effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}

  /// No effect.
  public func synchronize() {}

  /// No effect.
  public func setFontSize(_ size: CGFloat) {}

  /// No effect.
  public func setFont(_ font: CGFont) {}

  /// The components belong to the space that was set: gray and alpha, or red, green, blue and
  /// alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    setFillColor(color(components, patternSpaces.fill))
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    setStrokeColor(color(components, patternSpaces.stroke))
  }

  private func color(_ components: UnsafePointer<CGFloat>, _ space: CGColorSpace?) -> CGColor {
    space?.model == .rgb
      ? CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
      : CGColor(gray: components[0], alpha: components[1])
  }

  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
}
