// SPDX-License-Identifier: MIT

public import Foundation

// Darwin's clocks. A tick is a nanosecond here.

public struct mach_timebase_info_data_t: Equatable, Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

// In C a type and a function have this name. This overload replaces the type's initializer.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

public typealias kern_return_t = Int32

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ARGUMENT: kern_return_t = 4

/// Sets a ratio of 1 to 1: a tick is a nanosecond.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>?
) -> kern_return_t {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Returns `mach_absolute_time()`.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_UPTIME_RAW_APPROX: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { CLOCK_MONOTONIC_RAW }

/// The nanoseconds of a clock.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
