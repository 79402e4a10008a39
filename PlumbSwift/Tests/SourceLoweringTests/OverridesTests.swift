// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Swift dispatches only members of class bodies. The expectations follow from the language.
struct OverridesTests {
  @Test func overridesInExtensionsAreForwardedFromTheBody() {
    let lowered = Lowered(
      "import UIKit\nclass A: UIViewController {\n}",
      """
      import UIKit
      extension A {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        public override var canBecomeFirstResponder: Bool { true }
      }
      """)
    #expect(
      lowered.files[0].contains(
        "override func viewDidAppear(_ animated: Bool) { _ext_viewDidAppear(animated) }"))
    #expect(
      lowered.files[0].contains(
        "override public var canBecomeFirstResponder: Bool { _ext_canBecomeFirstResponder }"))
    // The text after the name keeps its column.
    #expect(
      lowered.files[1].contains(
        "\n    func _ext_viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func overridesInPublicExtensionsArePublic() {
    let lowered = Lowered(
      """
      import UIKit
      public class A: NSLayoutConstraint {
      }
      public extension A {
        override var description: String { "A" }
        open override var debugDescription: String { "A" }
      }
      """)
    #expect(
      lowered.text.contains("override public var description: String { _ext_description }"))
    #expect(
      lowered.text.contains("override open var debugDescription: String { _ext_debugDescription }"))
  }

  @Test func membersOfExtensionsCanBeOverridden() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {}
      extension A { @objc func setUp(with x: Int) throws -> Int { x } }
      class B: A { override func setUp(with x: Int) throws -> Int { try super.setUp(with: x) } }
      """)
    #expect(
      lowered.text.contains("func setUp(with x: Int) throws -> Int { try _ext_setUp(with: x) }"))
    #expect(lowered.text.contains("func _ext_setUp(with x: Int) throws -> Int { x }"))
  }

  @Test func membersOfExtensionsMayBePrivateToTheFile() {
    let lowered = Lowered(
      """
      import UIKit
      private struct Style {}
      class A: UIView {}
      extension A { @objc fileprivate func apply(_ x: Style) {} }
      class B: A { override fileprivate func apply(_ x: Style) {} }
      """)
    #expect(
      lowered.line(with: "class A")?.contains(
        "fileprivate func apply(_ x: Style) { _ext_apply(x) }")
        == true)
  }

  /// An override of a non-isolated member is not isolated, and neither is the renamed member.
  @Test func overridesOfNSObjectMembersAreNonisolated() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {}
      extension A { override var description: String { "a" }; override var isHidden: Bool { didSet {} } }
      class B: NSObject {}
      extension B { override var description: String { "b" } }
      """)
    #expect(
      lowered.text.trimmingBlanks.contains("nonisolated var _ext_description: String { \"a\" }"))
    #expect(!lowered.text.trimmingBlanks.contains("nonisolated var _ext_isHidden"))
    #expect(
      !lowered.text.trimmingBlanks.contains("nonisolated var _ext_description: String { \"b\" }"))
  }

  @Test func autoclosureArgumentsAreCalledWhenForwarded() {
    let lowered = Lowered(
      """
      import UIKit
      @objcMembers class A: UIView {
        func note(_ x: @autoclosure () -> String) {}
      }
      extension A { func check(_ x: @autoclosure () -> Bool) {} }
      class B: A { override func check(_ x: @autoclosure () -> Bool) {} }
      """)
    #expect(lowered.text.contains("{ _ext_check(x()) }"))
    #expect(!lowered.text.contains("case \"note:\""))
  }

  @Test func overridesInExtensionsOfUIKitClassesGetAWarning() throws {
    let lowered = Lowered(
      "import UIKit\nextension UINavigationController {\n  open override var shouldAutorotate: Bool { true }\n}"
    )
    let warning = try #require(lowered.warnings.first)
    #expect(lowered.warnings.count == 1)
    #expect((warning.line, warning.column) == (3, 21))
    #expect(warning.message.contains("never called"))
  }

  @Test func optionalRequirementsHaveDefaults() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc optional func a(_ x: Int)
        @objc optional func b(_ x: Int) -> Bool
        @objc optional var c: String? { get }
      }
      class T: NSObject, P { func b(_ y: Int) -> Bool { true } }
      class S { weak var p: P?
        var handler: (() -> Void)?
        func f() { p?.a?(1); if p?.b?(2) ?? false {}; handler?() }
      }
      """)
    #expect(lowered.text.contains("protocol P: AnyObject {"))
    #expect(lowered.text.contains("func b(_ x: Int) -> (Bool)?\n"))
    #expect(
      lowered.text.contains(
        "extension P { func a(_ x: Int) {}; var _optional_a__: ((Int) -> Void)? { "
          + "guard _isImplemented(\"a:\", by: self) else { return nil }; return { self.a($0) } }; "
          + "func b(_ x: Int) -> (Bool)? { nil }; "))
    #expect(
      lowered.text.contains(
        "return { self.b($0)! } }; var c: String? { get { _lacksProperty(\"c\", self); return nil } "
      ))
    #expect(
      lowered.text.contains(
        "@_disfavoredOverload func b(_ x: Int) -> (Bool)? { let _result: Bool = self.b(x); return _result }"
      ))
    #expect(lowered.text.contains("p?.a (1); if p?.b (2) ?? false {}; handler?() }"))
  }

  /// An optional result needs no second optional. In Objective-C a call of the requirement returns
  /// a single optional too.
  @Test func optionalResultsStay() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc optional func view(for x: Int) -> UIView?
      }
      final class A: NSObject, P { func view(for x: Int) -> UIView? { nil } }
      func ask(_ p: P?) -> UIView { p?.view?(for: 1) ?? UIView() }
      """)
    #expect(lowered.text.contains("extension P { func view(for x: Int) -> UIView? { nil }; "))
    #expect(!lowered.text.contains("@_disfavoredOverload"))
    #expect(lowered.text.contains("{ p?.view (for: 1) ?? UIView() }"))
  }

  /// Closures cannot be called with labels, and a labelled call through an optional chain is a
  /// method call.
  @Test func labelledOptionalCallsAreMethodCalls() {
    let lowered = Lowered(
      """
      import UIKit
      final class Next: UINavigationController {
        var handler: ((Int) -> Void)?
        override var navigationController: UINavigationController? { nil }
        weak var next2: UINavigationControllerDelegate?
        func a(_ n: UINavigationController, _ v: UIViewController) {
          next2?.navigationController?(n, didShow: v, animated: true)
          self.handler?(1)
        }
      }
      """)
    #expect(
      lowered.line(with: "didShow") == "next2?.navigationController (n, didShow: v, animated: true)"
    )
    #expect(lowered.line(with: "self.handler") == "self.handler?(1)")
  }

  @Test func optionalPropertiesMayHaveNonoptionalTypes() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc optional var start: Int { get }
      }
      class T: NSObject, P { var start: Int { 2 } }
      class U { weak var p: P?; func f() -> Int { p?.start ?? 0 } }
      """)
    #expect(lowered.line(with: "_optional_start: (Int)? { get }") != nil)
    #expect(
      lowered.text.contains(
        "extension P { var _optional_start: (Int)? { nil }; var start: (Int)? { _optional_start } }"
      ))
    // The type selects the class's property over the optional one of the protocol's extension.
    #expect(
      lowered.text.contains(
        "var _optional_start: (Int)? { let _result: Int = self.start; return _result }"))
    #expect(lowered.text.contains("p?.start ?? 0"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func optionalRequirementsMayBeStaticOrInConditions() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc optional static var count: Int { get }
        @objc optional static func size() -> Int
        #if os(iOS)
        @objc optional func a(_ x: Int) -> Bool
        #else
        @objc optional func b()
        #endif
      }
      class A: NSObject, P { static var count: Int { 1 }; static func size() -> Int { 2 } }
      """)
    #expect(lowered.text.contains("static var _optional_count: (Int)? { nil }; static var count: "))
    #expect(lowered.text.contains("static func size() -> (Int)? { nil }; "))
    #expect(lowered.line(with: "func a(_ x") == "func a(_ x: Int) -> (Bool)?")
    #expect(lowered.text.contains("func a(_ x: Int) -> (Bool)? { nil }"))
    #expect(!lowered.text.contains("func b() {}"))
    #expect(
      lowered.text.contains(
        "static var _optional_count: (Int)? { let _result: Int = self.count; return _result }"))
    #expect(lowered.text.contains("@_disfavoredOverload static func size() -> (Int)? { let"))
  }

  @Test func mainActorTestsAssumeTheMainActor() {
    let lowered = Lowered(
      """
      import XCTest
      @MainActor class Base: XCTestCase {
        override func setUp() { super.setUp() }
        override func tearDown() async throws { try await super.tearDown() }
      }
      final class T: Base {
        func testA() throws { try f() }
        func testB() async { g() }
        func helper() {}
      }
      """)
    #expect(
      lowered.text.contains(
        "override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() }}"))
    #expect(lowered.text.contains("@MainActor override func tearDown() async throws"))
    #expect(
      lowered.text.contains(
        "nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in try f() }}"
      ))
    #expect(lowered.text.contains("  func testB() async { g() }"))
    #expect(lowered.text.contains("  func helper() {}"))
  }

  /// Swift takes a closure with `try` for a throwing one, even if only an argument rethrows.
  @Test func testsWithTryInAnArgumentAssumeTheMainActor() {
    let lowered = Lowered(
      """
      import XCTest
      @MainActor final class T: XCTestCase {
        func testA() { XCTAssertThrowsError(try f()) }
        func testB() { _ = try? f() }
      }
      """)
    #expect(
      lowered.text.contains(
        "nonisolated func testA() { @MainActor func testA() { XCTAssertThrowsError(try f()) "
          + "}; MainActor.assumeIsolated(testA)}"))
    #expect(
      lowered.text.contains(
        "nonisolated func testB() { MainActor.assumeIsolated { () -> Void in _ = try? f() }}"))
  }

  @Test func overridesOfKeyValueCodingAreCalled() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        override func value(forKey key: String) -> Any? { super.value(forKey: key) }
        override class func description() -> String { "A" }
      }
      class B: UIView {
        override func setValue(_ value: Any?, forKey key: String) {}
      }
      """)
    #expect(lowered.text.contains("class A: KeyValueObject"))
    #expect(lowered.text.contains("override func value(forKey key: String) -> Any? { super."))
    #expect(lowered.text.contains("override func setValue(_ value: Any?, forKey key: String) {}"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func overridesThatAreNeverCalledGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        override func isKind(of aClass: AnyClass) -> Bool { super.isKind(of: aClass) }
      }
      class B: NumberFormatter {
        override func value(forKey key: String) -> Any? { super.value(forKey: key) }
      }
      class C: UIView {}
      extension C {
        override func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
      }
      """)
    // The members that they call on `super` do not exist either.
    #expect(!lowered.text.contains("super") && !lowered.text.contains("func"))
    #expect(lowered.text.matches(of: /private typealias _Uncalled\d+ = Swift.Void/).count == 3)
    #expect(!lowered.text.contains("override"))
    #expect(lowered.warnings.map(\.line) == [3, 6, 10])
  }

  @Test func classMembersThatAreNeverCalledGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {
        override class var accessInstanceVariablesDirectly: Bool { super.accessInstanceVariablesDirectly }
        @objc override class func conforms(to aProtocol: Protocol) -> Bool { false }; let x = 1
      }
      """)
    #expect(!lowered.text.contains("super") && !lowered.text.contains("Protocol"))
    #expect(lowered.warnings.map(\.line) == [3, 4])
  }

  /// A subscript has no name that could be changed.
  @Test func overriddenExtensionSubscriptsGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { @objc subscript(i: Int) -> UIView { subviews[i] } }
      class A: UIView { override subscript(i: Int) -> UIView { super[i] } }
      class B: NSObject { @objc subscript(s: String) -> Int { 1 } }
      class C: B { override subscript(s: String) -> Int { super[s] } }
      class D: B {}
      extension D { override subscript(s: String) -> Int { super[s] } }
      """)
    #expect(lowered.warnings.map(\.line) == [3, 7])
    #expect(
      lowered.line(with: "class C")?.contains("override subscript(s: String) -> Int { super[s]")
        == true)
    #expect(!lowered.text.contains("super[i]"))
  }

  /// Members that Plumb declares in extensions of UIKit classes are in the class itself on Apple
  /// platforms.
  @Test func overridesOfUIKitExtensionMembersGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      class Card: UIControl {
        override var interactions: [any UIInteraction] { get { [] } set {} }
        override func layoutSubviews() { super.layoutSubviews() }
      }
      class Wide: Card {
        override func resizableSnapshotView(
          from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets
        ) -> UIView? { nil }
      }
      """)
    #expect(lowered.warnings.map(\.line) == [3, 7])
    #expect(
      lowered.warnings.first?.message
        == "'interactions' is never called: UIView declares it in an extension, where Swift cannot override it"
    )
    #expect(!lowered.text.contains("override var interactions"))
    #expect(lowered.text.contains("override func layoutSubviews()"))
  }

  /// An extension cannot observe a property, so the class body does.
  @Test func observersInExtensionsBecomeMethods() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {}
      extension A {
        open override var tag: Int { didSet { print(oldValue) } }
        @available(*, unavailable)
        override var isHidden: Bool { get { super.isHidden } set {} }
      }
      """)
    #expect(lowered.text.contains("override open var tag: Int { didSet { _"))
    #expect(lowered.text.contains("_tag_didSet(oldValue) } }"))
    #expect(lowered.text.contains("_tag_didSet(_ oldValue: Int) { print(oldValue) }"))
    #expect(!lowered.text.contains("unavailable"))
  }

  /// Methods that differ in their results alone: the table states the result.
  @Test func resultsSelectAMethod() {
    let lowered = Lowered(
      """
      import UIKit
      @objcMembers class A: NSObject { func first() -> Bool { true } }
      extension A { @nonobjc func first() -> Int { 1 } }
      """)
    #expect(lowered.text.contains("(self.first() as Bool)"))
  }
}
