// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import LayoutRendering
import UIKitComponents

/// Makes pictures of images; there is no device that renders them.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Options have no effect.
  public init(options: [CIContextOption: Any]?) { super.init() }

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard fromRect.width > 0, fromRect.height > 0, !fromRect.isInfinite else { return nil }
    return Self.picture(of: image, in: fromRect)
  }

  /// Formats and spaces have no effect.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Formats and spaces have no effect.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Writes the pixels as red, green, blue and opacity, whatever the format; filters that nothing here applies leave the
  /// image as it was.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    memset(data, 0, max(0, rowBytes) * max(0, Int(bounds.height)))
    let layout = PixelLayout(
      bitsPerComponent: 8, space: nil, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let bitmap = Self.picture(of: image, in: bounds).bitmap,
      rowBytes >= 4 * bitmap.width, bitmap.height <= Int(bounds.height)
    else { return }
    layout?.write(bitmap, to: data, bytesPerRow: rowBytes)
  }

  /// No effect.
  open func clearCaches() {}

  /// What an image shows of a rectangle, a pixel to a point.
  static func picture(of image: CIImage, in rect: CGRect) -> CGImage {
    let part = image.cropped(to: rect)
    return CGImage(
      part.content ?? ImageContent(drawn: [], size: rect.isInfinite ? .zero : rect.size.core),
      scale: 1)
  }
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 24)
  public static let RGBA8 = CIFormat(rawValue: 24 + 256)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
}

public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  public static let highQualityDownsample = CIContextOption(
    rawValue: "kCIContextHighQualityDownsample")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}

/// Figures that filters take.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  public convenience init(x: CGFloat) { self.init([x]) }

  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

  open override var hash: Int { values.hashValue }
}
