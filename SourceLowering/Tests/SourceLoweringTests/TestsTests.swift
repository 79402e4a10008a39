// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// What XCTest lacks off Apple's systems, and messages to `AnyObject`.
struct TestsTests {
  private static let conditions: BuildConditions = {
    var conditions = BuildConditions()
    conditions.modules.insert("PlumbXCTest")
    return conditions
  }()

  @Test func namesThatXCTestLacksAskForTheirLibrary() {
    func libraries(_ text: String) -> Set<FrameworkLibrary> {
      FrameworkLibrary.imported(
        by: [([SourceText(path: "A.swift", text: text)], BuildConditions())])
    }
    #expect(libraries("import XCTest\nlet a = XCTAttachment(string: \"\")") == [.xcTest])
    #expect(libraries("import XCTest\nfunc f() { XCTExpectFailure() }") == [.xcTest])
    #expect(libraries("import XCTest\nfunc f() { XCTFail() }").isEmpty)
    #expect(libraries("let XCTAttachment = 1").isEmpty)
  }

  @Test func classesOfTestsSendTheirFailures() {
    let lowered = Lowered(
      """
      import XCTest
      @MainActor final class A: XCTestCase {
        func testA() { XCTExpectFailure() }
      }
      class B: A {}
      """, configuration: Self.conditions)
    #expect(lowered.line(with: "import") == "import XCTest; import PlumbXCTest; import UIKit")
    #expect(lowered.text.contains("nonisolated override func recordFailure("))
    #expect(lowered.text.contains("nonisolated override func invokeTest() { RunningTest.run(self)"))
    #expect(lowered.text.split(separator: "recordFailure(withDescription _text").count == 2)
    #expect(!Lowered("import XCTest\nclass A: XCTestCase {}").text.contains("recordFailure"))
  }

  @Test func classesOfTestsAreDelegates() {
    let lowered = Lowered(
      """
      import XCTest
      class A: XCTestCase, UITableViewDataSource {
        func testA() { UITableView().dataSource = self }
      }
      class B: A, UITableViewDelegate {}
      class C: XCTestCase {}
      """)
    #expect(lowered.text.split(separator: "func isEqual(_ object: Any?)").count == 2)
    #expect(lowered.text.contains("nonisolated public var hash: Swift.Int"))
    #expect(lowered.text.contains("MainActor.assumeIsolated"))
  }

  @Test func recordingIsAMethodOfItsOwn() {
    let lowered = Lowered(
      """
      import XCTest
      class A: XCTestCase {
        override func record(_ issue: XCTIssue) { super.record(issue) }
        override func invokeTest() { super.invokeTest() }
      }
      """, configuration: Self.conditions)
    #expect(lowered.text.contains("nonisolated func record(_ issue: XCTIssue) { super.record"))
    #expect(lowered.text.split(separator: "func invokeTest()").count == 2)
  }

  @Test(arguments: [
    (
      "weak var target: AnyObject?", "target?.perform(a, with: 1)",
      "(target as? NSObject)?.perform(a, with: 1)"
    ),
    ("let target: AnyObject", "target.perform(a)", "(target as! NSObject).perform(a)"),
    ("var t: AnyObject!", "self.t!.responds(to: a)", "(self.t as! NSObject).responds(to: a)"),
    ("var o: Any?", "item.target?.perform(a)", "(item.target as? NSObject)?.perform(a)"),
    ("weak var target: UIView?", "target?.perform(a)", "target?.perform(a)"),
    ("var target: AnyObject?", "target?.perform(b: 1)", "target?.perform(b: 1)"),
    (
      "let item: AnyObject", "type(of: item).description()",
      "nameOfClass(type(of: item))"
    ),
    ("let item: UIView", "type(of: item).description()", "type(of: item).description()"),
  ])
  func messagesGoToNSObject(_ declaration: String, _ call: String, _ expected: String) {
    let lowered = Lowered("import UIKit\nclass A {\n\(declaration)\nfunc f() {\n\(call)\n}\n}")
    #expect(lowered.text.contains("\n\(expected)\n"))
  }
}
