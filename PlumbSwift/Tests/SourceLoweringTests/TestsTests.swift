// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Members of XCTest that Linux lacks.
struct TestsTests {
  private static let conditions: BuildConditions = {
    var conditions = BuildConditions()
    conditions.modules.insert("PlumbXCTest")
    return conditions
  }()

  @Test func namesThatXCTestLacksSelectTheLibrary() {
    func libraries(_ text: String) -> Set<FrameworkLibrary> {
      FrameworkLibrary.imported(
        by: [([SourceText(path: "A.swift", text: text)], BuildConditions())])
    }
    #expect(libraries("import XCTest\nlet a = XCTAttachment(string: \"\")") == [.xcTest])
    #expect(libraries("import XCTest\nfunc f() { XCTExpectFailure() }") == [.xcTest])
    #expect(libraries("import XCTest\nfunc f() { XCTFail() }").isEmpty)
    #expect(libraries("import XCTest\nlet a = classForCoder") == [.xcTest])
    #expect(libraries("import XCTest\nfunc f() { measure {} }") == [.xcTest])
    #expect(libraries("let XCTAttachment = 1").isEmpty)
  }

  @Test func testCasesSendFailuresThroughRunningTest() {
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

  /// In the mode of Swift 6 the body of a test cannot send `self` to the main actor, unless the test
  /// case is `Sendable`.
  @Test func mainActorTestsUseTheirProperties() {
    let lowered = Lowered(
      """
      import XCTest
      @MainActor class A: XCTestCase { var view: UIView!; func testA() { view.isHidden = true } }
      class B: XCTestCase { @MainActor func testB() {} }
      @MainActor class C: XCTestCase { @MainActor func testC() {} }
      class D: XCTestCase { func testD() {} }
      class E: XCTestCase {
      #if os(iOS)
        @MainActor func testE() {}
      #endif
      }
      """)
    for name in ["A", "B", "C", "E"] {
      #expect(lowered.text.contains("class \(name): XCTestCase, @unchecked Sendable"))
    }
    #expect(lowered.text.contains("class D: XCTestCase {"))
    #expect(
      !lowered.text.contains("@MainActor nonisolated") && !lowered.text.contains("@MainActor func"))
    #expect(lowered.line(with: "testE")?.contains("MainActor.assumeIsolated") == true)
  }

  /// XCTest on Linux has no discovery at run time, so libraries offer the tests as `allTests`.
  @Test func subclassesRunTheTestsOfAnInheritedList() {
    let lowered = Lowered(
      """
      import Specs
      final class A: Spec { override class func spec() {} }
      private class B: Spec {}
      class C: Spec { func testC() {} }
      class D: XCTestCase { func testD() {}; static var allTests = [("testD", testD)] }
      """,
      """
      import XCTest
      #if canImport(SpecRuntime)
      public typealias SpecBase = RuntimeSpec
      #else
      public typealias SpecBase = XCTestCase
      #endif
      open class Spec: SpecBase {
      #if canImport(Darwin)
        override open class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }
      #else
        public class var allTests: [(String, (Spec) -> () throws -> Void)] { [] }
      #endif
      }
      """)
    #expect(lowered.line(with: "import") == "import Specs; import XCTest")
    #expect(
      lowered.line(with: "class A")
        == "final class A: Spec { override class func spec() {} ; nonisolated func test_allTests() throws {} }"
    )
    #expect(lowered.text.contains("func testCase(_: [(Swift.String, (A) -> () throws"))
    #expect(lowered.text.split(separator: "test_allTests()").count == 2)
    #expect(lowered.files[1].contains("class var allTests") && !lowered.files[1].contains("test_"))
  }

  @Test func testCasesMayBeDelegates() {
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

  @Test func overridesOfRecordLoseTheKeyword() {
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

  /// XCTest on Linux requires a timeout.
  @Test func blocksOfTheMainLoopRunOnTheMainQueue() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ block: @escaping @Sendable () -> Void) {
        RunLoop.main.perform { print(1) }
        RunLoop.main.perform(block)
        RunLoop.main.perform(inModes: [.common], block: block)
        RunLoop.current.perform(block)
      }
      """)
    #expect(lowered.line(with: "print") == "DispatchQueue.main.async { print(1) }")
    #expect(lowered.text.contains("DispatchQueue.main.async(execute:  block)"))
    #expect(lowered.text.contains("RunLoop.main.perform(inModes: [.common], block: block)"))
    #expect(lowered.text.contains("RunLoop.current.perform(block)"))
  }

  /// Nimble's type of the names of files is `String` on Apple platforms and `StaticString` on Linux.
  @Test func namesOfFilesStayStaticForNimble() {
    let source = """
      import Nimble
      func f(file: StaticString, line: UInt) {
        expect(file: "\\(file)", line: line, 1).to(equal(1))
        print("\\(file)")
        expect(file: "a\\(file)", 1)
      }
      func g(file: String) { expect(file: "\\(file)", 2) }
      """
    let lowered = Lowered("import XCTest\n" + source)
    #expect(lowered.line(with: "equal") == "expect(file: file , line: line, 1).to(equal(1))")
    for kept in [
      "print(\"\\(file)\")", "expect(file: \"a\\(file)\", 1)", "expect(file: \"\\(file)\", 2)",
    ] {
      #expect(lowered.text.contains(kept))
    }
    let own = source.replacing("import Nimble", with: "import XCTest")
    #expect(Lowered(own).text.contains("expect(file: \"\\(file)\", line"))
  }

  @Test func waitingGetsATimeout() {
    let lowered = Lowered(
      """
      import XCTest
      final class T: XCTestCase {
        func testA() { let e = expectation(description: ""); wait(for: [e]); wait(for: [e], timeout: 1) }
        func testB() async { await fulfillment(of: [], enforceOrder: true) }
      }
      """)
    #expect(
      lowered.line(with: "testA")?.hasSuffix(
        "wait(for: [e], timeout: 31_536_000); wait(for: [e], timeout: 1) }") == true)
    #expect(lowered.text.contains("fulfillment(of: [], timeout: 31_536_000, enforceOrder: true)"))
    let own = Lowered("import XCTest\nfunc wait(for x: Int) {}\nfunc f() { wait(for: 1) }")
    #expect(own.text.contains("wait(for: 1) }"))
  }
}
