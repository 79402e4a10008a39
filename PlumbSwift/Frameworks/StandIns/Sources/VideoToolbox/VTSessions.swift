// SPDX-License-Identifier: MIT

@_exported import CoreMedia
@_exported import Foundation
import UIKit

// There are no encoders: sessions cannot be made.

public final class VTCompressionSession {}
public final class VTDecompressionSession {}
public final class VTPixelTransferSession {}

public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTParameterErr: OSStatus = -12902

public struct VTEncodeInfoFlags: OptionSet, Sendable {
  public var rawValue: UInt32

  public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
  public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct VTDecodeInfoFlags: OptionSet, Sendable {
  public var rawValue: UInt32

  public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
  public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct VTDecodeFrameFlags: OptionSet, Sendable {
  public var rawValue: UInt32

  public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
  public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var kVTCompressionPropertyKey_RealTime: CFString { "RealTime" }
public var kVTCompressionPropertyKey_ProfileLevel: CFString { "ProfileLevel" }
public var kVTCompressionPropertyKey_AverageBitRate: CFString { "AverageBitRate" }
public var kVTCompressionPropertyKey_DataRateLimits: CFString { "DataRateLimits" }
public var kVTCompressionPropertyKey_ExpectedFrameRate: CFString { "ExpectedFrameRate" }
public var kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString { "MaxKeyFrameInterval" }
public var kVTCompressionPropertyKey_AllowFrameReordering: CFString { "AllowFrameReordering" }
public var kVTCompressionPropertyKey_Quality: CFString { "Quality" }
public var kVTProfileLevel_H264_Baseline_AutoLevel: CFString { "H264_Baseline_AutoLevel" }
public var kVTProfileLevel_H264_Main_AutoLevel: CFString { "H264_Main_AutoLevel" }
public var kVTProfileLevel_H264_High_AutoLevel: CFString { "H264_High_AutoLevel" }
public var kVTProfileLevel_HEVC_Main_AutoLevel: CFString { "HEVC_Main_AutoLevel" }

public typealias VTSession = AnyObject

/// Fails: there is no such session.
@discardableResult
public func VTSessionSetProperty(
  _ session: VTSession, key propertyKey: CFString, value propertyValue: CFTypeRef?
) -> OSStatus { kVTInvalidSessionErr }

/// - Returns: false.
public func VTIsHardwareDecodeSupported(_ codecType: UInt32) -> Bool { false }

public typealias VTCompressionOutputCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void

/// Fails: there is no encoder.
public func VTCompressionSessionCreate(
  allocator: CFAllocator?, width: Int32, height: Int32, codecType: UInt32,
  encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
  compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
  refcon: UnsafeMutableRawPointer?,
  compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
  compressionSessionOut.pointee = nil
  return kVTCouldNotFindVideoEncoderErr
}

/// Fails: there is no such session.
@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
  kVTInvalidSessionErr
}

/// Fails: there is no such session.
@discardableResult
public func VTCompressionSessionEncodeFrame(
  _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime,
  duration: CMTime, frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
  infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }

/// Fails: there is no such session.
@discardableResult
public func VTCompressionSessionCompleteFrames(
  _ session: VTCompressionSession, untilPresentationTimeStamp: CMTime
) -> OSStatus { kVTInvalidSessionErr }

/// No effect.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
/// No effect.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}

/// The picture of a buffer of four bytes a pixel.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
  _ pixelBuffer: CVPixelBuffer, options: CFDictionary?,
  imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
  let image = CIImage(cvPixelBuffer: pixelBuffer)
  imageOut.pointee = CIContext().createCGImage(image, from: image.extent)
  return imageOut.pointee == nil ? kVTParameterErr : noErr
}
