// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// What an image shows, without its scale: a name, or figures that were drawn. Its pixels are drawn as they are asked for.
public final class CGImage: Hashable, @unchecked Sendable {
  let content: ImageContent
  let scale: CGFloat

  init(_ content: ImageContent, scale: CGFloat) {
    self.content = content
    self.scale = scale
  }

  /// In pixels.
  public var width: Int { Int(((content.size?.width ?? 0) * Double(scale)).rounded()) }
  public var height: Int { Int(((content.size?.height ?? 0) * Double(scale)).rounded()) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The part of the image inside a rectangle, in pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
      height: rect.height / scale)
    guard part.width > 0, part.height > 0 else { return nil }
    let context = CGContext(size: part.size)
    context.clip(to: CGRect(origin: .zero, size: part.size))
    let size = CGSize(content.size ?? .zero)
    context.draw(
      content, in: CGRect(x: -part.minX, y: -part.minY, width: size.width, height: size.height))
    return CGImage(ImageContent(drawn: context.figures, size: part.size.core), scale: scale)
  }

  public func copy() -> CGImage? { CGImage(content, scale: scale) }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.content == right.content && left.scale == right.scale
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

public final class CGDataProvider: @unchecked Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }

  /// - Returns: nil where the file cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = NSData(data: data)
  }
}

public final class CGColorSpace: @unchecked Sendable {
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" }
  public static var extendedLinearSRGB: NSString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var genericRGBLinear: NSString { "kCGColorSpaceGenericRGBLinear" }
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var linearGray: NSString { "kCGColorSpaceLinearGray" }
  public static var extendedGray: NSString { "kCGColorSpaceExtendedGray" }

  public let name: NSString?

  public init?(name: NSString) {
    self.name = name
    base = nil
  }

  static let gray = CGColorSpace()

  public var numberOfComponents: Int { isGray ? 1 : 3 }

  public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

  private var isGray: Bool {
    self === Self.gray
      || [Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray].contains { $0 == name }
  }

  /// The space of the colours that a pattern without its own is drawn in.
  let base: CGColorSpace?

  init() { (name, base) = (nil, nil) }

  /// The space of patterns; a base is the space of the colours that patterns without their own are drawn in.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) { (name, base) = (nil, baseSpace) }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
