// SPDX-License-Identifier: MIT

import XCTest

final class ExpectedFailureTests: XCTestCase {
  func testFailuresInABlockAreExpected() {
    let result = XCTExpectFailure("known") { () -> Int in
      XCTAssertEqual(1, 2)
      return 3
    }
    XCTAssertEqual(result, 3)
  }

  func testFailuresUntilTheEndAreExpected() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = {
      $0.type == .assertionFailure && $0.compactDescription.contains("late")
    }
    XCTExpectFailure("matched", options: options)
    XCTFail("late")
  }

  func testUnmetExpectationsFailUnlessNotStrict() {
    XCTExpectFailure("that of the inner one") { XCTExpectFailure("inner") {} }
    XCTExpectFailure("may pass", strict: false) {}
    XCTExpectFailure("is off", enabled: false) {}
  }

  func testThrownErrorsMeetAnExpectation() throws {
    XCTExpectFailure("throws") { issue in issue.type == .thrownError }
    throw CocoaError(.fileNoSuchFile)
  }

  /// Apple's XCTest compares the spread with a baseline, and only Xcode records one.
  func testMeasurementsMaySpread() {
    recordFailure(
      withDescription:
        "failed: The relative standard deviation of the measurements is 23.870% which is higher "
        + "than the max allowed of 10.000%.",
      inFile: #filePath, atLine: #line, expected: true)
    measure {}
  }

  @MainActor func testAttachmentsAndActivitiesWorkWithViews() throws {
    let view = try XCTContext.runActivity(named: "make") { activity -> UIView in
      let attachment = XCTAttachment(string: activity.name)
      attachment.lifetime = .keepAlways
      activity.add(attachment)
      return try XCTUnwrap(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2)))
    }
    let attachment = XCTAttachment(data: Data("x".utf8), uniformTypeIdentifier: "public.json")
    add(attachment)
    XCTAssertEqual(attachment.uniformTypeIdentifier, "public.json")
    XCTExpectFailure { XCTAssertEqual(view.frame.width, 2) }
  }
}

@MainActor
final class ExpectedFailuresOfTheMainActorTests: XCTestCase {
  func testFailures() { XCTExpectFailure { XCTAssertNil(UIView().superview ?? UIView()) } }
}

final class RecordingTests: XCTestCase {
  private var recorded: [String] = []

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.add(XCTAttachment(string: "seen"))
    recorded.append(issue.compactDescription)
    if !issue.compactDescription.contains("kept back") { super.record(issue) }
  }

  func testFailuresReachAnOverrideOfRecord() {
    XCTFail("kept back")
    XCTAssertEqual(recorded.count, 1)
  }
}
