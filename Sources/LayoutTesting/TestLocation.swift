// SPDX-License-Identifier: MIT

import Diagnostics
import Testing
import XCTest

/// The place in a test at which failures are shown.
struct TestLocation: Sendable {
  var fileID: String
  var filePath: StaticString
  var line: UInt
  var column: Int

  /// Fails the current test, in Swift Testing or XCTest.
  func fail(_ diagnostic: Diagnostic) {
    let text = TextWriter().text(of: diagnostic)
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column))
    } else {
      XCTFail(text, file: filePath, line: line)
    }
  }
}
