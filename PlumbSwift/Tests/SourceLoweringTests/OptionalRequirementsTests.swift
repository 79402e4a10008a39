// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// In Objective-C a protocol's optional method is looked up in the object. A method that only a
/// subclass of the conforming class declares is called. A missing method is nil when it is read.
struct OptionalRequirementsTests {
  @Test func valuesThatAreCalledStayOptional() {
    let tool = "struct Tool { func callAsFunction(from: Int, to: Int) {} }\n"
    let use = "import UIKit\nfunc f(_ a: Maker) { a.tool?(from: 1, to: 2); a.tool?(at: 1) }\n"
    let lowered = Lowered(use + tool + "struct Maker { var tool: Tool? }")
    #expect(lowered.text.contains("a.tool?(from: 1, to: 2)"))
    #expect(lowered.text.contains("a.tool (at: 1)"))
  }

  @Test func subclassesImplementRequirementsOfUIKit() {
    let lowered = Lowered(
      """
      import UIKit
      class Base: UIViewController, UITableViewDelegate {
        func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
      }
      final class Below: Base {
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        func tableView(_: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 77 }
        @objc func scrollViewDidScroll(_ s: UIScrollView) {}
        func textFieldDidBeginEditing(_ t: UITextField) {}
      }
      """)
    #expect(lowered.warnings.isEmpty)
    #expect(
      lowered.text.contains(
        "@MainActor func tableView(_ _unused0: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
          + "{ _AbsentUITableViewDelegate().tableView(_unused0, heightForRowAt: i) }"))
    #expect(
      lowered.text.contains(
        "fileprivate final class _AbsentUITableViewDelegate: NSObject, UITableViewDelegate { }"))
    #expect(
      lowered.line(with: "{ 77 }")
        == "override func tableView(_: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 77 }")
    #expect(lowered.text.contains("{ _AbsentUIScrollViewDelegate().scrollViewDidScroll(s) }"))
    #expect(
      lowered.line(with: " scrollViewDidScroll(_ s: UIScrollView) {}")
        == "override func scrollViewDidScroll(_ s: UIScrollView) {}")
    #expect(
      lowered.line(with: "textFieldDid") == "func textFieldDidBeginEditing(_ t: UITextField) {}")
  }

  @Test func membersAndConformancesInExtensionsCount() {
    let lowered = Lowered(
      """
      import UIKit
      typealias Lists = UITableViewDataSource & UITableViewDelegate
      open class Base: UIViewController {}
      extension Base: Lists {
        public func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
        public func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { .init() }
      }
      """,
      """
      import UIKit
      public class Below: Base {}
      extension Below { func numberOfSections(in t: UITableView) -> Int { 2 } }
      """)
    #expect(
      lowered.text.contains(
        "@MainActor open func numberOfSections(in t: UITableView) -> Int { "
          + "_AbsentUITableViewDataSource().numberOfSections(in: t) }"))
    #expect(lowered.text.contains("UITableViewDataSource { func tableView("))
    #expect(
      lowered.files[1].contains(
        "override public func numberOfSections(in t: UITableView) -> Int { _ext_numberOfSections(in: t) }"
      ))
    #expect(lowered.files[1].contains("func _ext_numberOfSections(in t: UITableView) -> Int { 2 }"))
  }

  @Test func subclassesImplementRequirementsOfTheSources() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc optional func tell()
        @objc optional func count(_ x: Int) -> Int
        @objc optional var start: Int { get }
      }
      class Base: NSObject, P {}
      class Below: Base {
        func tell() {}
        func count(_ x: Int) -> Int { x }
        let start: Int = 2
      }
      """)
    #expect(
      lowered.line(with: "class Base")?.contains(
        "func tell() {}; @_disfavoredOverload func count(_ x: Int) -> (Int)? { nil }; "
          + "var _optional_start: (Int)? { nil }") == true)
    #expect(
      lowered.line(with: "x: Int) -> Int { x }") == "override func count(_ x: Int) -> Int { x }")
    #expect(
      lowered.text.contains(
        "override var _optional_start: (Int)? { let _result: Int = self.start; return _result }"))
    #expect(!lowered.text.contains("override let"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func requirementsThatCannotBeOverriddenGetAWarning() throws {
    let lowered = Lowered(
      """
      import UIKit
      class Base: UIViewController {}
      #if SOME_FLAG
      extension Base: UIScrollViewDelegate {}
      #endif
      @objc protocol P { @objc optional var name: String? { get } }
      class Holder: NSObject, P {}
      class Below: Holder {
        var name: String?
      }
      class Typed: UIView, UITextInput {}
      class BelowTyped: Typed { func insertDictationResult(_ r: [UIDictationPhrase]) {} }
      """)
    let warning = try #require(lowered.warnings.first)
    #expect(lowered.warnings.map(\.line) == [9, 12])
    #expect(warning.message.contains("'Holder' conforms"))
  }

  @Test func optionalMethodsAsValuesAreNilIfMissing() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc optional func subitems(_ v: UIView) -> [UIView]
        @objc optional func subitems(in v: UIView) -> [UIView]?
      }
      class S { weak var delegate: P?; var subitems: Int { 1 }; var other: S?
        func f() {
          if let m = delegate?.subitems(_:) { _ = m(UIView()).count }
          if self.delegate?.subitems(in:) != nil {}
          _ = (self.other as? P)?.subitems
          _ = other?.subitems
          _ = delegate!.subitems!(UIView()).count
          delegate?.subitems?(in: UIView())?.count
        }
      }
      """)
    #expect(lowered.line(with: "if let m")?.contains("delegate?._optional_subitems__ ") == true)
    #expect(lowered.line(with: "!= nil {}")?.contains("delegate?._optional_subitems_in ") == true)
    #expect(lowered.line(with: "as? P)")?.contains("?._optional_subitems__") == true)
    #expect(lowered.line(with: "_ = other") == "_ = other?.subitems")
    #expect(lowered.line(with: "delegate!") == "_ = delegate!.subitems (UIView())!.count")
    #expect(
      lowered.line(with: "delegate?.subitems (in") == "delegate?.subitems (in: UIView())?.count")
    #expect(
      lowered.text.contains(
        "var _optional_subitems_in: ((UIView) -> [UIView]?)? { guard _isImplemented(\"subitemsIn:\", by: self) "
          + "else { return nil }; return { self.subitems(in: $0) } }"))
  }

  /// The only expression of a function or getter is its result.
  @Test func impliedResultsAreNilIfTheMethodIsMissing() {
    let lowered = Lowered(
      """
      import UIKit
      class S: NSObject { var d: UITableViewDelegate?
        func f(_ t: UITableView, _ i: IndexPath) -> CGFloat? { d?.tableView?(t, heightForRowAt: i) }
        var g: CGFloat? { d?.tableView?(UITableView(), heightForRowAt: IndexPath()) }
        func h(_ t: UITableView, _ i: IndexPath) { d?.tableView?(t, didSelectRowAt: i) }
      }
      """)
    let asking = "{ _optionalReceiver(\"tableView:heightForRowAt:\", d)?.tableView ("
    #expect(lowered.line(with: "func f")?.contains(asking) == true)
    #expect(lowered.line(with: "var g")?.contains(asking) == true)
    let plain = "{ d?.tableView (t, didSelectRowAt: i) }"
    #expect(lowered.line(with: "func h")?.contains(plain) == true)
  }

  @Test func usedResultsAreNilIfTheMethodIsMissing() {
    let lowered = Lowered(
      """
      import UIKit
      class S: NSObject, UITableViewDelegate { var d: UITableViewDelegate?
        func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 3 }
        func f(_ t: UITableView, _ i: IndexPath) -> CGFloat {
          d?.tableView?(t, didSelectRowAt: i)
          if let d, let h = d.tableView?(t, heightForRowAt: i) { return h }
          return self.d?.tableView?(t, heightForRowAt: i) ?? 44
        }
      }
      """)
    #expect(lowered.line(with: "didSelect") == "d?.tableView (t, didSelectRowAt: i)")
    #expect(
      lowered.line(with: "if let d")?.contains(
        "let h = _optionalReceiver(\"tableView:heightForRowAt:\", d)?.tableView (t, h") == true)
    #expect(
      lowered.line(with: "?? 44")?.hasPrefix(
        "return _optionalReceiver(\"tableView:heightForRowAt:\", self.d)?.tableView (") == true)
    #expect(
      lowered.text.contains(
        "case \"tableView:heightForRowAt:\", \"tableView:heightForRowAtIndexPath:\": return"))
  }

  /// Source: the reference of `forwardingTarget(for:)`: another object receives the message.
  @Test func forcedCallsAreSentToForwardingTargets() {
    let call = "let h = d.tableView!(t, heightForRowAt: i)"
    let function =
      "import UIKit\nfunc f(_ d: UITableViewDelegate, _ t: UITableView, _ i: IndexPath) {\n\(call)\n}"
    #expect(Lowered(function).line(with: "let h") == "let h = d.tableView (t, heightForRowAt: i)")
    let lowered = Lowered(
      function,
      "import UIKit\nclass R: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }"
    )
    #expect(
      lowered.line(with: "let h")
        == "let h = _receiver(of: \"tableView:heightForRowAt:\", d).tableView (t, heightForRowAt: i)"
    )
  }

  @Test func staticRequirementsGetStaticDefaults() {
    let lowered = Lowered("@objc protocol P {\n  @objc optional static func make() -> Int\n}")
    #expect(lowered.text.contains("extension P { static func make() -> (Int)? { nil } }"))
  }

  /// Source: The Swift Programming Language, "Optional Protocol Requirements": an optional call
  /// returns nil if the object lacks the method.
  @Test(arguments: [
    ("if d?.went?(1, to: 2) == nil {}", "if d?._optional_went___to?(1,     2) == nil {}"),
    ("let b = d.stop?() != nil", "let b = d._optional_stop?() != nil"),
    ("d?.went?(1, to: 2)", "d?.went (1, to: 2)"),
    ("if d?.count?() == nil {}", "if d?.count () == nil {}"),
  ])
  func callsComparedWithNilTestForTheMethod(_ call: String, _ expected: String) {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol D {
        @objc optional func went(_ a: Int, to b: Int)
        @objc optional func stop()
        @objc optional func count() -> Int
      }
      func f(d: D?) {
      \(call)
      }
      """)
    #expect(lowered.text.contains("\n\(expected)"))
  }

  @Test func optionalSubscriptsReturnNil() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol Source {
        @objc optional subscript(index: Int) -> String { get }
        @objc optional subscript(name name: String) -> String? { get set }
      }
      class Full: NSObject, Source {
        subscript(index: Int) -> String { "full" }
      }
      class Empty: NSObject, Source {}
      """)
    #expect(
      lowered.line(with: "subscript(index: Int) -> (")
        == "subscript(index: Int) -> (String)? { get }")
    #expect(
      lowered.text.contains(
        "extension Source { subscript(_ index: Int) -> (String)? { nil }; "
          + "subscript(name name: String) -> String? { get { nil } set {} } }"))
    #expect(
      lowered.text.contains(
        "@_disfavoredOverload subscript(_ index: Int) -> (String)? { let _result: String = self[index]; return _result }"
      ))
    #expect(lowered.text.contains("class Empty: NSObject, Source {}"))
    #expect(lowered.warnings.isEmpty)
  }

  /// Requirements of one name with different types have no common value.
  @Test func requirementsMayDifferInTypesAlone() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol P {
        @objc(layoutForSize:) optional func layout(for size: CGSize) -> UIView
        @objc(layoutForTraits:) optional func layout(for traits: UITraitCollection) -> UIView
      }
      class A: NSObject, P { func layout(for size: CGSize) -> UIView { UIView() } }
      """)
    #expect(!lowered.text.contains("var _optional_"))
    #expect(lowered.text.split(separator: "let _result: UIView").count == 2)
  }
}
