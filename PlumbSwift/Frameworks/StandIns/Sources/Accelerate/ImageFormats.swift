// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The pixel layout of an image. Only formats with four bytes per pixel can be read and created.
public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32 = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var decode: UnsafePointer<CGFloat>! = nil
  public var renderingIntent: CGColorRenderingIntent

  public init() {
    bitsPerComponent = 8
    bitsPerPixel = 32
    colorSpace = nil
    bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)
    renderingIntent = .defaultIntent
  }

  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!,
    bitmapInfo: CGBitmapInfo, version: UInt32, decode: UnsafePointer<CGFloat>!,
    renderingIntent: CGColorRenderingIntent
  ) {
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.colorSpace = colorSpace
    self.bitmapInfo = bitmapInfo
    self.version = version
    self.decode = decode
    self.renderingIntent = renderingIntent
  }

  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.init(
      bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
      colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0,
      decode: nil, renderingIntent: renderingIntent)
  }

  public init?(cgImage: CGImage) {
    self.init(
      bitsPerComponent: 8, bitsPerPixel: 32,
      colorSpace: cgImage.colorSpace ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  fileprivate func context(for buffer: vImage_Buffer) -> CGContext? {
    CGContext(
      data: buffer.data, width: Int(buffer.width), height: Int(buffer.height),
      bitsPerComponent: Int(bitsPerComponent), bytesPerRow: buffer.rowBytes,
      space: colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: bitmapInfo.rawValue)
  }
}

public enum vImage {
  public enum Error: Int, Swift.Error {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidParameter = -21773
    case internalError = -21776
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: vImage_Flags
    public static let noFlags: Options = []
    public static let leaveAlphaUnchanged = Options(rawValue: 1)
    public static let copyInPlace = Options(rawValue: 2)
    public static let backgroundColorFill = Options(rawValue: 4)
    public static let imageExtend = Options(rawValue: 8)
    public static let doNotTile = Options(rawValue: 16)
    public static let highQualityResampling = Options(rawValue: 32)
    public static let printDiagnosticsToConsole = Options(rawValue: 256)
    public static let noAllocate = Options(rawValue: 512)
    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
  }
}

extension vImage_Buffer {
  /// Allocates memory for an image, which ``free()`` releases.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
    let rowBytes = width * Int(bitsPerPixel) / 8
    self.init(
      data: UnsafeMutableRawPointer.allocate(byteCount: rowBytes * height, alignment: 64),
      height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
  }

  /// Copies the pixels of an image.
  public init(
    cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws {
    guard format.bitsPerPixel == 32 else { throw vImage.Error.invalidParameter }
    try self.init(width: cgImage.width, height: cgImage.height, bitsPerPixel: 32)
    memset(data, 0, rowBytes * Int(height))
    guard let context = format.context(for: self) else {
      free()
      throw vImage.Error.invalidParameter
    }
    context.draw(
      cgImage, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    context.flush()
    // Accessing the data writes the drawn pixels.
    _ = context.data
  }

  public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
    guard let format = vImage_CGImageFormat(cgImage: cgImage) else {
      throw vImage.Error.invalidParameter
    }
    try self.init(cgImage: cgImage, format: format, flags: options)
  }

  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }

  public func createCGImage(
    format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags
  ) throws -> CGImage {
    let bytes = Data(bytes: data, count: rowBytes * Int(height))
    guard let provider = CGDataProvider(data: bytes as CFData),
      let image = CGImage(
        width: Int(width), height: Int(height), bitsPerComponent: Int(format.bitsPerComponent),
        bitsPerPixel: Int(format.bitsPerPixel), bytesPerRow: rowBytes,
        space: format.colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: format.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
        intent: format.renderingIntent)
    else { throw vImage.Error.invalidParameter }
    return image
  }
}

@discardableResult
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  do {
    buf.pointee = try vImage_Buffer(cgImage: image, format: format.pointee)
    return kvImageNoError
  } catch { return vImage.Error.invalidParameter.rawValue }
}

/// Counts the pixels with each value, for each of the four channels.
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let pixels = Pixels(src.pointee)
  for channel in 0..<4 {
    guard let counts = histogram[channel] else { continue }
    for value in 0..<256 { counts[value] = 0 }
    for row in 0..<pixels.height {
      for column in 0..<pixels.width { counts[Int(pixels[column, row, channel])] += 1 }
    }
  }
  return kvImageNoError
}
