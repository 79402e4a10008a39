// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation

/// The content of an image without its scale: a name, or recorded figures. Reading pixels draws the
/// figures.
public final class CGImage: Hashable, Sendable {
  package let content: ImageContent
  package let scale: CGFloat

  package init(_ content: ImageContent, scale: CGFloat) {
    self.content = content
    self.scale = scale
  }

  /// The width in pixels.
  public var width: Int { Int(((content.size?.width ?? 0) * Double(scale)).rounded()) }
  public var height: Int { Int(((content.size?.height ?? 0) * Double(scale)).rounded()) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The part of the image in a rectangle, in pixels.
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

public final class CGDataProvider: Sendable {
  private let bytes: Data

  public var data: CFData? { NSData(data: bytes) }

  public init?(data: CFData) { bytes = data as Data }

  /// - Returns: nil if the file cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }
}

public final class CGColorSpace: Sendable {
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" }
  public static var extendedLinearSRGB: NSString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var genericRGBLinear: NSString { "kCGColorSpaceGenericRGBLinear" }
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var linearGray: NSString { "kCGColorSpaceLinearGray" }
  public static var extendedGray: NSString { "kCGColorSpaceExtendedGray" }

  private let key: String?

  public var name: NSString? { key.map { $0 as NSString } }

  public init?(name: NSString) {
    key = name as String
    base = nil
  }

  package static let gray = CGColorSpace()

  public var numberOfComponents: Int { isGray ? 1 : 3 }

  public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

  private var isGray: Bool {
    self === Self.gray
      || [Self.genericGrayGamma2_2, Self.linearGray, Self.extendedGray].contains { $0 == name }
  }

  /// The color space of uncolored patterns.
  package let base: CGColorSpace?

  package init() { (key, base) = (nil, nil) }

  /// Creates the space of patterns. `baseSpace` is the color space of uncolored patterns.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) { (key, base) = (nil, baseSpace) }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
