// SPDX-License-Identifier: MIT

public import Foundation

// Names of Darwin that UIKit's clients use.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000

public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Only calls `body`: there are no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

public typealias CFTimeInterval = Double

public typealias OSStatus = Int32

public let noErr: OSStatus = 0

public typealias CFArray = NSArray

public typealias CFString = NSString

public typealias CFDictionary = NSDictionary

public typealias CFData = NSData

public typealias CFURL = NSURL
