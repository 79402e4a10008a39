// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Key-value observing of `dynamic` properties. Source: Apple, "Using Key-Value Observing in
/// Swift".
struct ObservingTests {
  @Test func storedDynamicPropertiesNotifyObservers() {
    let lowered = Lowered("import UIKit\nclass A: NSObject {\n  @objc dynamic var x = 0\n}")
    #expect(
      lowered.line(with: "var x = 0")
        == "var x = 0 { willSet { KeyValueObserving.willChange(self, \"x\") } "
        + "didSet { KeyValueObserving.didChange(self, \"x\") } }")
  }

  @Test func propertyObserversStay() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n  @objc dynamic var x = 0 { didSet { f() } }\n}")
    #expect(
      lowered.line(with: "var x = 0")
        == "var x = 0 { willSet { KeyValueObserving.willChange(self, \"x\") } didSet { "
        + "defer { KeyValueObserving.didChange(self, \"x\") }; f() } }")
  }

  @Test func settersNotifyBeforeAndAfter() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n  @objc(y) dynamic var x: Int { get { z } set { z = newValue } }\n}"
    )
    #expect(
      lowered.text.contains(
        "set { KeyValueObserving.willChange(self, \"x\"); KeyValueObserving.willChange(self, \"y\"); "
          + "defer { KeyValueObserving.didChange(self, \"x\"); KeyValueObserving.didChange(self, \"y\") }; z = newValue }"
      ))
  }

  @Test func otherPropertiesDoNotNotify() {
    let source = "import UIKit\nclass A: NSObject {\n  var x = 0\n  dynamic func f() {}\n}"
    #expect(!Lowered(source).text.contains("KeyValueObserving"))
  }

  @Test func observedKeyPathsAreNamed() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        func f() {
          a = view.observe(\\.layer.bounds, options: .new) { _, _ in }
          b = observe(\\A.x) { _, _ in }
          c = other.observe(name) { _ in }
        }
      }
      """)
    #expect(lowered.text.contains("view.observe(\\.layer.bounds, named: \"layer.bounds\", options"))
    #expect(lowered.text.contains("observe(\\A.x, named: \"x\") {"))
    #expect(lowered.text.contains("other.observe(name) {"))
  }

  @Test func observeMethodsOfTheSourcesStay() {
    let lowered = Lowered(
      """
      import UIKit
      class Store { func observe<T>(_ path: KeyPath<Store, T>, then: () -> Void) {} }
      let a = Store().observe(\\.x) {}
      """)
    #expect(lowered.text.contains("observe(\\.x) {}"))
  }

  @Test func overridingObserveValueDerivesFromKeyValueObject() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class B: NSObject {}
      """)
    #expect(lowered.text.contains("class A: KeyValueObject {"))
    #expect(lowered.text.contains("class B: NSObject {"))
  }

  /// In Swift a property with observers is declared alone.
  @Test func declarationsOfSeveralPropertiesAreSplit() {
    let lowered = Lowered("class A: NSObject {\n  @objc public dynamic var a = 1, b = 2\n}")
    let line = lowered.line(with: "var a") ?? ""
    #expect(
      line.contains("; public var b = 2 { willSet { KeyValueObserving.willChange(self, \"b\") }"))
  }

  /// Source: Apple, `keyPathsForValuesAffectingValue(forKey:)`: its default implementation calls
  /// methods with such names.
  @Test func membersNamedAfterKeysDefineDependentKeys() {
    let lowered = Lowered(
      """
      public class A: NSObject {
        @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { ["first"] }
        @objc class var keyPathsForValuesAffectingSize: Set<String> { ["width"] }
      }
      """)
    #expect(lowered.text.contains("class A: KeyValueObject"))
    #expect(
      lowered.text.contains(
        "public override class func keyPathsForValuesAffectingValue(forKey _key: String) -> Set<String> "
          + "{ switch _key { case \"fullName\": return keyPathsForValuesAffectingFullName(); "
          + "case \"size\": return keyPathsForValuesAffectingSize; "
          + "default: return super.keyPathsForValuesAffectingValue(forKey: _key) } }"))
  }

  @Test func emptySettersNotifyObservers() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject { @objc dynamic var x: Int { get { 1 } set {} } }")
    #expect(!lowered.text.contains("defer"))
    #expect(lowered.text.contains("KeyValueObserving.didChange(self, \"x\");} }"))
  }
}
