// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

extension CGImage {
  /// Ignores all arguments except `source`.
  ///
  /// - Returns: nil if the data is not an image.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(encoded: source) }

  /// Ignores all arguments except `source`.
  ///
  /// - Returns: nil if the data is not an image.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init(encoded: source) }

  /// Creates a mask with 8 bits per pixel as a black image. It is opaque where the mask is 0, and
  /// clear where it is 255.
  ///
  /// - Returns: nil for other depths, or if bytes are missing.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard let data = provider.data as Data?,
      let opacities = CGDataProvider(data: NSData(data: Data(data.map { 255 - $0 })))
    else { return nil }
    self.init(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue),
      provider: opacities, decode: nil, shouldInterpolate: shouldInterpolate,
      intent: .defaultIntent)
  }

  private convenience init?(encoded source: CGDataProvider) {
    guard let data = source.data as Data?, let content = ImageContent(encoded: data) else {
      return nil
    }
    self.init(content, scale: 1)
  }

  /// The image itself: colors are sRGB in every space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }

  public var shouldInterpolate: Bool { true }

  /// Nil: values are not remapped.
  public var decode: UnsafePointer<CGFloat>? { nil }

  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Nil: images do not store the type of their file.
  public var utType: CFString? { nil }

  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }

  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
}

extension CGDataProvider {
  /// - Returns: nil if the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }
}
