// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Uses of the Objective-C runtime other than messages to objects.
struct RuntimeTests {
  @Test(arguments: [
    "@convention(c) (AnyObject, Selector) -> Void", "@convention(c) (Any?, Selector, Bool) -> Bool",
    "@convention(c) (UIView, Selector, CGRect) -> Void", "@convention(c) (Int32) -> NSString?",
    "@convention(c) (Own, Selector) -> Void",
  ])
  func cFunctionTypesWithObjectsGetAWarning(_ type: String) {
    let lowered = Lowered("import UIKit\nclass Own: NSObject {}\ntypealias F = \(type)")
    #expect(lowered.line(with: "typealias") == "typealias F = \(type.dropFirst(15))")
    #expect(lowered.warnings.map(\.line) == [3])
    #expect(
      lowered.warnings.first?.message.contains("a C function cannot take objects on Linux") == true)
  }

  @Test(arguments: [
    "@convention(c) (UnsafeMutableRawPointer?, Int32) -> Void", "@convention(c) () -> Void",
    "@convention(c) (OpaquePointer?, sqlite3_value) -> Int32",
    "@convention(c) (UnsafePointer<Own>) -> Void",
  ])
  func otherCFunctionTypesStay(_ type: String) {
    let lowered = Lowered("import UIKit\nclass Own: NSObject {}\ntypealias F = \(type)")
    #expect(lowered.text.contains("typealias F = \(type)"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test(arguments: [
    ("unsafeBitCast(a, to: F.self)(o, s)", "(methodCalling(a, to: F.self) as F)(o, s)"),
    (
      "unsafeBitCast(a, to: (@convention(c) (Any, Selector) -> Int).self)",
      "methodCalling(a, to: ( (Any, Selector) -> Int).self)"
    ),
    ("unsafeBitCast(a, to: Int.self)", "unsafeBitCast(a, to: Int.self)"),
    ("unsafeBitCast(a, to: G.self)", "unsafeBitCast(a, to: G.self)"),
  ])
  func castsOfImplementationsBecomeCalls(_ call: String, _ expected: String) {
    let lowered = Lowered(
      """
      import UIKit
      typealias F = @convention(c) (AnyObject, Selector, Bool) -> Void
      typealias G = @convention(c) (Int32) -> Void
      let f = \(call)
      """)
    #expect(lowered.line(with: "let f") == "let f = \(expected)")
  }

  @Test func nameOfClassIsQualifiedIfAMemberHasThatName() {
    let lowered = Lowered(
      "import UIKit\nextension NSObject { class var nameOfClass: String { NSStringFromClass(self) } }"
    )
    #expect(lowered.line(with: "extension")?.contains("{ UIKit.nameOfClass(self) }") == true)
  }

  @Test func threadSubclassesDeriveFromThreadObject() {
    let lowered = Lowered(
      "import Foundation\nclass Worker: Thread, @unchecked Sendable {\noverride func main() {}\n}\nclass Below: Worker {}"
    )
    #expect(
      lowered.line(with: "class Worker") == "class Worker: ThreadObject, @unchecked Sendable {")
    #expect(lowered.line(with: "class Below") == "class Below: Worker, @unchecked Sendable {}")
    #expect(lowered.text.contains("import UIKit"))
    let own = Lowered("import UIKit\nclass Thread {}\nclass Worker: Thread {}")
    #expect(own.line(with: "class Worker") == "class Worker: Thread {}")
  }

  @Test(arguments: [
    (
      "(undo.prepare(withInvocationTarget: self) as AnyObject).rename(to: name)",
      "undo.registerUndo(withTarget : self) { [_undone0 = name] _target in _target.rename(to: _undone0) }"
    ),
    (
      "(undo?.prepare(withInvocationTarget: page) as? Page)?.rename(to: a + b)",
      "undo?.registerUndo(withTarget : page) { [_undone0 = a + b] _target in "
        + "(_target as AnyObject as! Page).rename(to: _undone0) }"
    ),
    (
      "(undo.prepare(withInvocationTarget: self) as! Page).close()",
      "undo.registerUndo(withTarget : self) { _target in _target.close() }"
    ),
  ])
  func undoInvocationsBecomeClosures(_ call: String, _ expected: String) {
    let lowered = Lowered("import UIKit\nclass Page { func f() {\n\(call)\n} }")
    #expect(lowered.line(with: "registerUndo") == expected)
    #expect(lowered.warnings.isEmpty)
  }
}

/// Optional marks in patterns and types.
struct OptionalPatternTests {
  @Test func aKeyPathMayBeAPattern() {
    let lowered = Lowered(
      "import UIKit\nfunc f(_ p: String?) { switch p { case #keyPath(UIView.frame)?: break; default: break } }"
    )
    #expect(lowered.text.contains("\"frame\"?:"))
  }

  /// A variable of the type `Thread` cannot hold a `ThreadObject`.
  @Test func theTypeThreadGetsAWarningIfItHasSubclasses() {
    let own = Lowered(
      """
      import UIKit
      class Worker: Thread {}
      class Owner { var thread: Thread?; var worker: Worker? }
      """)
    #expect(own.warnings.map(\.line) == [3])
    #expect(Lowered("import UIKit\nvar thread: Thread?").warnings.isEmpty)
  }
}
