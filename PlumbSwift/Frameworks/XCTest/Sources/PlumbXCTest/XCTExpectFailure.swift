// SPDX-License-Identifier: MIT

public import Foundation
import XCTest

open class XCTExpectedFailure: NSObject {
  open class Options: NSObject {
    open var issueMatcher: ((XCTIssue) -> Bool)?
    open var isEnabled = true
    /// Whether the test fails if no failure occurs.
    open var isStrict = true

    open class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// An expected failure that is still active.
final class ExpectedFailure: @unchecked Sendable {
  private let reason: String?
  private let options: XCTExpectedFailure.Options
  private var isFulfilled = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
    self.reason = reason
    self.options = options
  }

  func takes(_ issue: XCTIssue) -> Bool {
    guard options.isEnabled, options.issueMatcher?(issue) ?? true else { return false }
    isFulfilled = true
    return true
  }

  /// The failure message at the end of the expectation. Nil if the expectation is met.
  var complaint: String? {
    guard options.isEnabled, options.isStrict, !isFulfilled else { return nil }
    return "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded."
  }
}

/// Expects a failure until the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init()
) { RunningTest.expect(ExpectedFailure(failureReason, options)) }

public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) { XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher)) }

/// Expects a failure while the block runs.
@discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  failingBlock: () throws -> R
) rethrows -> R {
  let expected = ExpectedFailure(failureReason, options)
  RunningTest.expect(expected)
  defer { RunningTest.end(expected) }
  return try failingBlock()
}

@discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

private func options(
  _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  options.isEnabled = enabled ?? true
  options.isStrict = strict ?? true
  options.issueMatcher = matcher
  return options
}
