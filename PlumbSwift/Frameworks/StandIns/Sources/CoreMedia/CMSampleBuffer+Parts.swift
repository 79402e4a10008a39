// SPDX-License-Identifier: MIT

import Foundation

// Parts of sample buffers. No sample buffer has any.
// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

open class CMBlockBuffer: NSObject, @unchecked Sendable {}

/// A clock that counts the uptime of the computer.
open class CMClock: NSObject, @unchecked Sendable {
  static let host = CMClock()

  /// The uptime of the computer.
  public var time: CMTime {
    CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
  }
}

public typealias CMTimebase = CMClock

public func CMClockGetHostTimeClock() -> CMClock { .host }

public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  nil
}

public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }

public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { 0 }

public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

public typealias CMMediaType = FourCharCode

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { 0 }

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { 0 }
