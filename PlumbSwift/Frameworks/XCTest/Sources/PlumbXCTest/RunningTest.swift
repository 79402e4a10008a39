// SPDX-License-Identifier: MIT

import Foundation
public import XCTest

/// The running test, its expected failures and its attachments. Lowered test cases send their
/// failures through this type, because XCTest offers no other way to suppress one.
public enum RunningTest {
  // The lock protects the properties.
  private final class State: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var name = ""
    var attachments: [XCTAttachment] = []
    var hasFailed = false
    var isPassingOn = false
    var expectations: [ExpectedFailure] = []
  }

  private static let state = State()

  static func add(_ attachment: XCTAttachment) {
    state.lock.withLock { state.attachments.append(attachment) }
  }

  static func expect(_ failure: ExpectedFailure) {
    state.lock.withLock { state.expectations.append(failure) }
  }

  /// Ends an expected failure. If none occurred, that is a failure itself.
  static func end(_ failure: ExpectedFailure) {
    state.lock.withLock { state.expectations.removeAll { $0 === failure } }
    if let text = failure.complaint { XCTFail(text) }
  }

  static func passingOn(_ body: () -> Void) {
    state.lock.withLock {
      let former = state.isPassingOn
      state.isPassingOn = true
      body()
      state.isPassingOn = former
    }
  }

  /// Whether XCTest itself records the next failure.
  public static var isPassingOn: Bool { state.lock.withLock { state.isPassingOn } }

  /// The failure as an issue. Nil if the test expects it, or if Apple's XCTest reports none: it
  /// compares the spread of measurements with a recorded baseline only.
  public static func unexpected(
    _ description: String, _ file: String, _ line: Int, _ isAssertion: Bool
  ) -> XCTIssue? {
    if description.hasPrefix("failed: The relative standard deviation of the measurements") {
      return nil
    }
    let issue = XCTIssue(
      type: isAssertion ? .assertionFailure : .thrownError, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: file, lineNumber: line)))
    return state.lock.withLock {
      if state.expectations.reversed().contains(where: { $0.takes(issue) }) { return nil }
      state.hasFailed = true
      return issue
    }
  }

  /// Runs a test with its own expected failures and attachments.
  public static func run(_ test: XCTestCase, _ body: () -> Void) {
    state.lock.withLock {
      (state.name, state.attachments, state.hasFailed, state.expectations) = (
        test.name, [], false, []
      )
    }
    body()
    for failure in state.lock.withLock({ state.expectations }) {
      end(failure)
    }
    keepAttachments()
  }

  private static func keepAttachments() {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_ATTACHMENTS"], !folder.isEmpty
    else { return }
    for attachment in state.attachments where state.hasFailed || attachment.lifetime == .keepAlways
    { attachment.write(into: URL(fileURLWithPath: folder), for: state.name) }
  }
}
