// SPDX-License-Identifier: MIT

@_exported import CoreVideo
@_exported import Foundation
@_exported import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Rounds to the nearest multiple of 1/`preferredTimescale` seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let count = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
    if seconds.isNaN {
      self = .invalid
    } else if abs(count) >= 0x1p63 {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      self.init(value: CMTimeValue(count), timescale: preferredTimescale)
      if count != seconds * Double(preferredTimescale) { flags.insert(.hasBeenRounded) }
    }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// NaN for an invalid or indefinite time.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    guard isNumeric else { return .nan }
    return Double(value) / Double(timescale)
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
  }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
  case roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Hashable, Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    guard left.isNumeric, right.isNumeric else {
      return left.flags.subtracting(.hasBeenRounded) == right.flags.subtracting(.hasBeenRounded)
    }
    return left.seconds == right.seconds
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }

  private func added(_ other: CMTime, sign: Int64) -> CMTime {
    guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
    if timescale == other.timescale {
      let (sum, overflows) = value.addingReportingOverflow(sign &* other.value)
      if !overflows { return CMTime(value: sum, timescale: timescale) }
    }
    // The least common timescale, if it does not overflow.
    let (a, b) = (Int64(timescale), Int64(other.timescale))
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    let scale = a / max(x, 1) * b
    return CMTime(
      seconds: seconds + Double(sign) * other.seconds,
      preferredTimescale: CMTimeScale(clamping: scale))
  }

  public static func + (left: CMTime, right: CMTime) -> CMTime { left.added(right, sign: 1) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { left.added(right, sign: -1) }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }

public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }

public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 {
  left == right ? 0 : left < right ? -1 : 1
}

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.isNumeric
    ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init(start: CMTime = .zero, duration: CMTime = .zero) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange()
  public var end: CMTime { start + duration }
  public var isEmpty: Bool { duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Times that are attached to an NSValue, because Foundation's NSValue holds only its own
/// structures on Linux.
private final class KeptTimes {
  let range: CMTimeRange

  init(_ range: CMTimeRange) { self.range = range }

  // The address is the key.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension NSValue {
  public convenience init(time: CMTime) { self.init(timeRange: CMTimeRange(start: time)) }

  public convenience init(timeRange: CMTimeRange) {
    // Values with equal times must be equal.
    self.init(
      edgeInsets: NSEdgeInsets(
        top: timeRange.start.seconds, left: timeRange.duration.seconds, bottom: 0, right: 0))
    objc_setAssociatedObject(
      self, KeptTimes.key, KeptTimes(timeRange), .OBJC_ASSOCIATION_RETAIN)
  }

  public var timeValue: CMTime { timeRangeValue.start }

  /// Empty if the value holds something else.
  public var timeRangeValue: CMTimeRange {
    (objc_getAssociatedObject(self, KeptTimes.key) as? KeptTimes)?.range ?? .zero
  }
}

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

public typealias CMItemCount = Int

public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

open class CMFormatDescription: NSObject, @unchecked Sendable {}

public typealias CMVideoFormatDescription = CMFormatDescription

public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { CMVideoDimensions() }

/// A sample buffer without data.
open class CMSampleBuffer: NSObject, @unchecked Sendable {
  open var imageBuffer: CVImageBuffer? { nil }
  open var presentationTimeStamp: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var isValid: Bool { false }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
