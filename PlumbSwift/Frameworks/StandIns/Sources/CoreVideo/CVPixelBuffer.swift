// SPDX-License-Identifier: MIT

@_exported import CoreImage
@_exported import Foundation
@_exported import UIKit

// Pixel buffers in memory. They can be created, locked and read.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661

public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: CFString { "Width" }
public var kCVPixelBufferHeightKey: CFString { "Height" }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString {
  "CGBitmapContextCompatibility"
}
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }

open class CVBuffer: NSObject, @unchecked Sendable {}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// The memory of a pixel buffer.
final class PixelBuffer: CVBuffer, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: OSType) {
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = width * (format == kCVPixelFormatType_OneComponent8 ? 1 : 4)
    bytes = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, bytesPerRow * height))
  }

  deinit { bytes.deallocate() }
}

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public var rawValue: UInt64
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFTypeRef?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = PixelBuffer(width: width, height: height, format: pixelFormatType)
  return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  (pixelBuffer as? PixelBuffer)?.bytes
}

public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { planeIndex == 0 ? CVPixelBufferGetBaseAddress(pixelBuffer) : nil }

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int {
  (pixelBuffer as? PixelBuffer)?.width ?? 0
}

public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int {
  (pixelBuffer as? PixelBuffer)?.height ?? 0
}

public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  (pixelBuffer as? PixelBuffer)?.bytesPerRow ?? 0
}

public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  (pixelBuffer as? PixelBuffer)?.format ?? 0
}

public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  CVPixelBufferGetBytesPerRow(pixelBuffer) * CVPixelBufferGetHeight(pixelBuffer)
}

extension CIImage {
  /// An empty image of the buffer's size, because CIImage has no pixels.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    let bounds = CGRect(
      x: 0, y: 0, width: CVPixelBufferGetWidth(pixelBuffer),
      height: CVPixelBufferGetHeight(pixelBuffer))
    let ground = CIImage(color: CIColor(red: 0, green: 0, blue: 0)).cropped(to: bounds)
    if let image = CIContext().createCGImage(ground, from: bounds) {
      self.init(cgImage: image)
    } else {
      self.init(color: CIColor(red: 0, green: 0, blue: 0))
    }
  }

  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
    self.init(cvPixelBuffer: imageBuffer)
  }
}
