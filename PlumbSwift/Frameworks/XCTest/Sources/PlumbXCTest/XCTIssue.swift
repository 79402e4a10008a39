// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// A place in source code.
open class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

open class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) {
    self.location = location
    super.init()
  }
}

/// A failure of a test, before it is recorded.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure = 0
    case thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public private(set) var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  public var description: String { compactDescription }

  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// Records failures. It is a protocol, so that a test case may declare its own `record(_:)`. A
/// method in an extension of XCTestCase would conflict with it.
public protocol IssueRecording: XCTestCase {}

extension XCTestCase: IssueRecording {}

extension IssueRecording {
  /// Records a failure, even if one is expected, and adds its attachments to the test.
  public func record(_ issue: XCTIssue) {
    for attachment in issue.attachments { RunningTest.add(attachment) }
    let place = issue.sourceCodeContext.location
    RunningTest.passingOn {
      recordFailure(
        withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "",
        atLine: place?.lineNumber ?? 0, expected: issue.type != .thrownError)
    }
  }
}
