// SPDX-License-Identifier: MIT

public import Foundation

// Darwin's names that UIKit's clients use.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000

public let NSEC_PER_MSEC: UInt64 = 1_000_000

public let NSEC_PER_USEC: UInt64 = 1000

public let USEC_PER_SEC: UInt64 = 1_000_000

/// Calls `body` without an autorelease pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

public typealias CFTimeInterval = Double

public typealias NSInteger = Int

public typealias OSStatus = Int32

public let noErr: OSStatus = 0

public typealias CFArray = NSArray

public typealias CFString = NSString

public typealias CFDictionary = NSDictionary

public typealias CFData = NSData

public typealias CFMutableData = NSMutableData

public typealias CFURL = NSURL

public typealias CFError = NSError

public typealias CFNumber = NSNumber

public typealias CFBoolean = NSNumber

public typealias CFDate = NSDate

public typealias CFSet = NSSet

public typealias CFTypeRef = AnyObject

public typealias CFIndex = Int

/// The result of a search that finds nothing.
public let kCFNotFound: CFIndex = -1

public typealias CFAttributedString = NSAttributedString

public typealias CFMutableAttributedString = NSMutableAttributedString

// They are never nil, and Core Foundation declares them so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFNull: NSNull! { NSNull() }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanTrue: CFBoolean! { true }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanFalse: CFBoolean! { false }

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The pointer type in declarations that override Foundation's methods. Swift has no autorelease
/// pools on Linux.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
  /// The same memory for values of another type, as code makes it for `getObjectValue`.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) where Pointee == AnyObject? {
    self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: Pointee.self)
  }
}

// Font features, by the numbers of the `feat` table.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
