// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

/// A named part of a test that may have attachments.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

private final class Activity: NSObject, XCTActivity {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  func add(_ attachment: XCTAttachment) { RunningTest.add(attachment) }
}

/// Runs parts of tests. Their names are not recorded.
open class XCTContext: NSObject {
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name)) }

  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) async throws -> Result
  ) async rethrows -> Result { try await block(Activity(name)) }
}

extension XCTestCase {
  public func add(_ attachment: XCTAttachment) { RunningTest.add(attachment) }
}
