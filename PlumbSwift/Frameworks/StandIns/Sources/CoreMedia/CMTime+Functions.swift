// SPDX-License-Identifier: MIT

import Foundation

// Functions of Core Media.

public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(value: time.value &* Int64(multiplier), timescale: time.timescale)
}

/// The time multiplied by `multiplier` and divided by `divisor`.
public func CMTimeMultiplyByRatio(
  _ time: CMTime, multiplier: Int32, divisor: Int32
) -> CMTime {
  guard time.isNumeric, divisor != 0 else { return time.isNumeric ? .invalid : time }
  return CMTime(
    seconds: time.seconds * Double(multiplier) / Double(divisor),
    preferredTimescale: time.timescale)
}

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  guard time.isNumeric, time.value < 0 else { return time }
  return CMTime(value: -time.value, timescale: time.timescale)
}

public func CMTimeMinimum(_ one: CMTime, _ other: CMTime) -> CMTime { other < one ? other : one }

public func CMTimeMaximum(_ one: CMTime, _ other: CMTime) -> CMTime { other > one ? other : one }

public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
  guard time.isNumeric else {
    return NSString(string: time.isValid ? "{\(time.seconds)}" : "{INVALID}")
  }
  return NSString(string: "{\(time.value)/\(time.timescale) = \(time.seconds)}")
}

/// Writes the time to standard error.
public func CMTimeShow(_ time: CMTime) {
  let text = CMTimeCopyDescription(allocator: nil, time: time) ?? ""
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
