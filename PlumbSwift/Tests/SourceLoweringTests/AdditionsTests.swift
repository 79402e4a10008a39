// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// In Objective-C, members that an extension adds to a UIKit class are dispatched dynamically.
struct AdditionsTests {
  @Test func methodsCanBeOverridden() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        @objc func reset(_ x: Int) -> Int { x }
      }
      class A: UIView { override func reset(_ x: Int) -> Int { super.reset(x) + 1 } }
      class B: A { override func reset(_ y: Int) -> Int { super.reset(y) + 1 } }
      """)
    #expect(lowered.line(with: "{ x }") == "func _base_reset(_ x: Int) -> Int { x }")
    #expect(
      lowered.text.contains(
        "func reset(_ x: Int) -> Int { if let _own = self as? any _Overriding"))
    #expect(lowered.line(with: "class A")?.contains("UIView._Overriding") == true)
    #expect(
      lowered.line(with: "class A")?.contains(
        "func _own_reset(_ x: Int) -> Int { super._base_reset(x) + 1 }") == true)
    #expect(
      lowered.line(with: "class B")?.hasPrefix(
        "class B: A { override func _own_reset(_ y: Int) -> Int { super._own_reset(y) + 1 }")
        == true)
  }

  @Test func propertiesCanBeOverridden() {
    let lowered = Lowered(
      """
      import UIKit
      public extension UIView {
        @objc var theme: String { "a" }
        @objc var tone: Int { get { tag } set { tag = newValue } }
      }
      class A: UIView {
        override var theme: String { super.theme + "b" }
        override var tone: Int { get { super.tone } set { super.tone = newValue } }
      }
      class B: A { override var tone: Int { didSet { setNeedsLayout() } } }
      """)
    #expect(lowered.line(with: "\"a\"") == "var _base_theme: String { \"a\" }")
    #expect(lowered.text.contains("{ var _own_theme: String { get } }; var theme: String { if let"))
    #expect(lowered.text.contains("{ return _own._own_theme }; return _base_theme }"))
    #expect(lowered.text.contains("{ var _own_tone: Int { get set } }"))
    #expect(
      lowered.text.contains("{ _own._own_tone = newValue; return }; _base_tone = newValue } }"))
    #expect(
      lowered.line(with: "\"b\"") == "var _own_theme: String { super._base_theme + \"b\" }")
    #expect(
      lowered.line(with: "get { super")
        == "var _own_tone: Int { get { super._base_tone } set { super._base_tone = newValue } }")
    #expect(lowered.text.contains("override var _own_tone: Int { didSet { setNeedsLayout() } }"))
    // The table calls the dispatching member, so that the override in the subclass runs.
    #expect(
      lowered.text.contains("case \"tone\": return .property({ self.tone }, { self.tone = $0 })"))
  }

  /// A lowered override has another name and overrides nothing, so its observers would never run.
  @Test func observersBecomeASetter() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { @objc dynamic var tone: Int { get { tag } set { tag = newValue } } }
      class A: UIView {
        override var tone: Int {
          willSet { print(newValue) }
          didSet(old) { print(old) }
        }
      }
      class B: UIView { override var tone: Int { didSet { print(oldValue) } } }
      """)
    #expect(
      lowered.line(with: "var _own_tone: Int { get { super")
        == "var _own_tone: Int { get { super._base_tone } set {")
    #expect(
      lowered.line(with: "print(newValue)") == "func _willSet(_ newValue: Int) { print(newValue) }")
    #expect(lowered.line(with: "print(old)") == "func _didSet(_ old: Int) { print(old) }")
    #expect(
      lowered.text.contains(
        "; let _oldValue = super._base_tone; _willSet(newValue); super._base_tone = newValue; "
          + "_didSet(_oldValue) }}"))
    #expect(
      lowered.line(with: "class B")?.contains(
        "set { func _didSet(_ oldValue: Int) { print(oldValue) } ; let _oldValue") == true)
  }

  @Test func staticMembersCanBeOverridden() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        @objc class func make() -> Self { self.init(frame: .zero) }
        @objc class var kind: String { "view" }
      }
      class A: UIView {
        override class func make() -> Self { super.make() }
        override static var kind: String { super.kind + "a" }
      }
      """)
    #expect(lowered.text.contains("{ static func _own_make() -> Self }"))
    #expect(
      lowered.text.contains(".Type { return _own._own_make() as AnyObject as! Self }; return _base")
    )
    #expect(lowered.text.contains("{ static var _own_kind: String { get } }"))
    #expect(
      lowered.line(with: "super._base_make")
        == "class func _own_make() -> Self { super._base_make() }")
    #expect(
      lowered.line(with: "super._base_kind")
        == "static var _own_kind: String { super._base_kind + \"a\" }")
  }

  /// A class overrides the addition to its own superclass. Additions of the same name to other
  /// classes do not matter.
  @Test func severalClassesMayHaveMembersOfOneName() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { @objc func configure() {} }
      extension UIViewController { @objc func configure() {} }
      extension UIView { @objc var theme: String { "" } }
      extension UIViewController { @objc var theme: Int { 1 } }
      class A: UITableViewCell { override func configure() { super.configure() } }
      class B: UINavigationController { override var theme: Int { 2 } }
      class C { func configure() {} }
      class D: C { override func configure() { super.configure() } }
      """)
    #expect(
      lowered.line(with: "class A")?.contains("func _own_configure() { super._base_configure() }")
        == true)
    #expect(lowered.line(with: "class A")?.contains("UIView._Overriding") == true)
    #expect(lowered.line(with: "class B")?.contains("UIViewController._Overriding") == true)
    #expect(lowered.text.contains("{ var _own_theme: Int { get } }"))
    // A member that is not overridden stays unchanged.
    #expect(
      lowered.line(with: "var theme: String { \"\" }")
        == "extension UIView { var theme: String { \"\" } }")
    #expect(
      lowered.text.contains("class D: C { override func configure() { super.configure() } }"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func overridesInExtensionsAreForwardedFromTheBody() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIViewController {}
      class B: A {}
      extension B { override func configure() { super.configure() } }
      """,
      """
      import UIKit
      extension UIViewController { @objc func configure() {} }
      extension A { override func configure() { super.configure() } }
      """)
    #expect(
      lowered.line(with: "class A")?.contains("func _own_configure() { _ext_configure() }") == true)
    #expect(lowered.line(with: "class A")?.contains("override") == false)
    #expect(
      lowered.line(with: "class B")?.contains("override func _own_configure() { _ext_configure() }")
        == true)
    #expect(lowered.files[1].contains("func _ext_configure() { super._base_configure() }"))
    #expect(lowered.text.contains("func _ext_configure() { super._own_configure() }"))
    #expect(lowered.warnings.isEmpty)
  }

  /// Overrides in class bodies come first, then those in extensions of the most derived class.
  @Test func extensionsOfSubclassesMayOverride() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { @objc func configure() {} }
      extension UIControl { open override func configure() { super.configure() } }
      extension UIButton { open override func configure() { super.configure() } }
      class A: UIButton { override func configure() { super.configure() } }
      class B: UISwitch { func other() { super.configure() } }
      """)
    let names = lowered.text.matches(of: /func (_base\w+_configure)\(\)/).map {
      String($0.output.1)
    }
    #expect(names.count == 2 && Set(names).count == 2)
    guard names.count == 2 else { return }
    #expect(
      lowered.text.contains(
        "{ return _own._own_configure() }; "
          + "if let _own = self as? UIButton { return _own.\(names[1])() }; "
          + "if let _own = self as? UIControl { return _own.\(names[0])() }; "
          + "return _base_configure() }"))
    #expect(
      lowered.line(with: "extension UIControl")?.contains("{ super._base_configure() }") == true)
    #expect(lowered.line(with: "extension UIButton")?.contains("{ super.\(names[0])() }") == true)
    #expect(lowered.line(with: "class A")?.contains("{ super.\(names[1])() }") == true)
    #expect(lowered.line(with: "class B")?.contains("{ super.\(names[0])() }") == true)
    #expect(lowered.warnings.isEmpty)
  }

  /// An override has the isolation of the overridden member, not of its class.
  @Test func overridesHaveTheIsolationOfTheAddition() {
    let lowered = Lowered(
      """
      import UIKit
      extension NSObject { @objc func summary() -> String { "" } }
      class A: UIView { override func summary() -> String { "a" } }
      class B: CALayer { override func summary() -> String { "b" } }
      """)
    #expect(lowered.line(with: "class A")?.contains("nonisolated func _own_summary") == true)
    #expect(lowered.line(with: "class B")?.contains("nonisolated") == false)
    #expect(
      !lowered.text.contains("@MainActor public protocol")
        && !lowered.text.contains("@MainActor protocol"))
  }

  /// Protocol requirements have no default values. A `super` call may omit arguments with default
  /// values.
  @Test func parametersMayHaveDefaultValues() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        @objc func load(_ x: Int = 1, then body: @escaping () -> Void) {}
        @objc func load(_ x: String) {}
      }
      class A: UIView {
        override func load(_ x: Int = 1, then body: @escaping () -> Void) { super.load { body() } }
        override func load(_ x: String) { super.load(x) }
      }
      """)
    #expect(lowered.text.contains("{ func _own_load(_ x: Int, then body: @escaping () -> Void) }"))
    #expect(lowered.text.contains("{ super._base_load { body() } }"))
    #expect(lowered.text.contains("{ super._base_load(x) }"))
  }

  /// The class body is in another module, so it cannot forward to the extension.
  @Test func additionsToClassesOfOtherModulesDispatch() {
    let core = SourceText(
      path: "Core.swift", text: "import UIKit\nopen class Base: UIViewController {}\n")
    let app = SourceText(
      path: "App.swift",
      text: """
        import Core
        extension Base { @objc func added() {} }
        class A: Base { override func added() { super.added() } }
        """)
    let conditions = BuildConditions()
    let index = SourceIndex([("Core", [core], conditions), ("App", [app], conditions)])
    let text =
      FileLowering(app, module: "App", index: index, conditions: conditions).lowered().text ?? ""
    #expect(text.contains("{ return _own._own_added() }; return _base_added() }"))
    #expect(text.trimmingBlanks.contains(", Base._Overriding"))
    #expect(text.trimmingBlanks.contains("func _own_added() { super._base_added() }"))
  }

  /// Callers call the extension's declaration.
  @Test func overridesWithOtherTypesGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIViewController {
        @objc var mainView: UIView { view }
        @objc var count: Int { 1 }
        @objc func load() throws {}
      }
      class A: UIViewController {
        override var mainView: UILabel { UILabel() }
        override var count: Int { get { 1 } set {} }
        override func load() {}
      }
      """)
    #expect(lowered.warnings.map(\.line) == [8, 9])
    #expect(
      lowered.line(with: "UILabel { UILabel() }") == "var _ext_mainView: UILabel { UILabel() }")
    #expect(lowered.text.contains("var _own_mainView: UIView { _ext_mainView }"))
    #expect(lowered.text.contains("case \"count\": return .property({ self.count });"))
    #expect(
      lowered.text.contains(
        "case \"load\", \"loadAndReturnError:\": return .method { _ in try? self.load() }"))
  }

  @Test func membersInConditionsDispatch() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView {
        #if os(iOS)
        @objc open func reset() {}
        #endif
      }
      class A: UIView {
        #if os(iOS)
        override func reset() {}
        #endif
      }
      """)
    #expect(lowered.line(with: "_base_reset() {}") == "public func _base_reset() {}")
    #expect(lowered.line(with: "_own_reset() {}") == "func _own_reset() {}")
    #expect(lowered.text.contains("public func reset() { if let _own"))
  }

  @Test func deprecatedMembersStayDeprecated() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { @available(*, deprecated) @objc func reset() {} }
      class A: UIView { override func reset() {} }
      """)
    #expect(lowered.text.contains("; @available(*, deprecated) func reset() { if let _own"))
  }
}
