// SPDX-License-Identifier: MIT

import Foundation

// What samples of recordings hold; there are none.

open class CMBlockBuffer: NSObject, @unchecked Sendable {}

/// A clock of the computer.
open class CMClock: NSObject, @unchecked Sendable {
  static let host = CMClock()

  /// The time that the computer has been on.
  public var time: CMTime {
    CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
  }
}

public typealias CMTimebase = CMClock

public func CMClockGetHostTimeClock() -> CMClock { .host }

public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

/// Nil.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  nil
}

/// Nil.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }

/// 0.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { 0 }

public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

public typealias CMMediaType = FourCharCode

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

/// 0.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { 0 }

/// 0.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { 0 }
