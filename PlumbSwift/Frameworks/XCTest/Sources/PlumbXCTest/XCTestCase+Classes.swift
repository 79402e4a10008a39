// SPDX-License-Identifier: MIT

public import XCTest

// On Apple platforms a test case is an NSObject.
extension XCTestCase {
  public var classForCoder: AnyClass { type(of: self) }
}
