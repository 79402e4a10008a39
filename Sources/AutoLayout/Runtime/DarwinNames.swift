// SPDX-License-Identifier: MIT

// Names that UIKit's clients take for granted and no library off Apple's systems has.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Calls `body`. There are no autorelease pools here: objects go when the last reference does.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds, as layers and animations count them.
public typealias CFTimeInterval = Double
