// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Messages to `AnyObject`, which answers with every method that Objective-C sees (Apple, "AnyObject": "you can call any
/// `@objc` method or property").
struct ObjectsTests {
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
    ("var o: AnyObject?", "print(o?.description)", "print((o as? NSObject)?.description)"),
    ("var o: AnyObject", "print(o.debugDescription)", "print((o as! NSObject).debugDescription)"),
    ("var o: AnyObject!", "print(o!.hash)", "print((o as! NSObject).hash)"),
    ("var o: AnyObject!", "o.description(of: 1)", "o.description(of: 1)"),
    ("var o: Any", "(o as AnyObject).isEqual(a)", "((o as AnyObject) as! NSObject).isEqual(a)"),
    (
      "var o: Any", "print((o as AnyObject?)?.description)",
      "print(((o as AnyObject?) as? NSObject)?.description)"
    ),
    ("var o: Any", "print((o as UIView).description)", "print((o as UIView).description)"),
    (
      "let item: AnyObject", "type(of: item).description()", "nameOfClass(type(of: item))"
    ),
    ("let item: UIView", "type(of: item).description()", "type(of: item).description()"),
  ])
  func messagesGoToNSObject(_ declaration: String, _ call: String, _ expected: String) {
    let lowered = Lowered("import UIKit\nclass A {\n\(declaration)\nfunc f() {\n\(call)\n}\n}")
    #expect(lowered.text.contains("\n\(expected)\n"))
  }

  @Test(arguments: [
    ("object[\"a\"]", "objectSubscript(object, \"a\")"),
    ("object![0]", "objectSubscript(object, 0)"),
    ("object?[key]", "objectSubscript(object, key)"),
    ("(known as AnyObject)[key]", "objectSubscript((known as AnyObject), key)"),
    ("known[0]", "known[0]"),
    ("object[row: 1, column: 2]", "(object as! Grid)[row: 1, column: 2]"),
    ("object?[row: 1, column: 2]", "(object as? Grid)?[row: 1, column: 2]"),
    ("object[true]", "(object as! Grid)[true]"),
  ])
  func subscriptsOfObjects(_ call: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nclass A {\nvar object: AnyObject!\nvar known: [Int]\nfunc f(key: String) {\n\(call)\n}\n}",
      "import UIKit\nclass Grid: NSObject {\n@objc subscript(row row: Int, column column: Int) -> Int { 1 }\n@objc subscript(flag: Bool) -> Int { 1 }\n}"
    )
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func subscriptsThatSeveralDeclareAreWarnedOf() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject { @objc subscript(key: String) -> Int { 1 } }
      class B: NSObject { @objc subscript(key: String) -> Int { 1 } }
      func f(object: AnyObject) { _ = object["a"] }
      """)
    #expect(
      lowered.warnings.map(\.message) == [
        "the subscript is asked of nobody: 'A', 'B' declare one, so the object has to be cast to one"
      ])
  }

  @Test(arguments: [
    ("target?.keyDown(self, keyNum: 1)", "(target as? Keys)?.keyDown(self, keyNum: 1)"),
    ("target?.keyDown?(self, keyNum: 1)", "(target as? Keys)?.keyDown (self, keyNum: 1)"),
    ("target!.keyDown(self, keyNum: 1)", "(target as! Keys).keyDown(self, keyNum: 1)"),
    ("target?.keyUp?(self)", "(target as? Keys)?.keyUp (self)"),
    ("(a as AnyObject).close?()", "((a as AnyObject) as? Door)?.close ()"),
    ("(a as AnyObject).close()", "((a as AnyObject) as! Door).close()"),
    ("target?.keyDown(self)", "target?.keyDown(self)"),
    ("target?.hidden()", "target?.hidden()"),
    ("other?.close()", "other?.close()"),
  ])
  func messagesGoToTheTypeThatDeclaresTheMethod(_ call: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {\n@IBOutlet weak var target: AnyObject?\nvar other: Door?\n"
        + "func f(a: Any) {\n\(call)\n}\n}",
      """
      import UIKit
      @objc protocol Keys {
        func keyDown(_ sender: Any, keyNum: Int)
        @objc optional func keyUp(_ sender: Any)
      }
      class B: Keys { @objc func keyDown(_ sender: Any, keyNum: Int) {} }
      class Door: NSObject { @objc func close() {}; func hidden() {} }
      class Gate: Door { override func close() {} }
      """)
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func whatSeveralTypesDeclareIsAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol A { func go() }
      @objc protocol B { func go() }
      func f(_ o: AnyObject?) { o?.go() }
      """)
    #expect(lowered.text.contains("{ o?.go() }"))
    #expect(lowered.warnings.map(\.line) == [4])
    #expect(lowered.warnings.first?.message.contains("'go()' is sent to nobody: 'A', 'B'") == true)
  }

  /// Apple, "AnyObject": a property of an object that may not have it is an optional.
  @Test(arguments: [
    ("sender: AnyObject", "sender.tag", "objectProperty(sender, \"tag\", Int.self)"),
    ("sender: AnyObject?", "sender?.tag", "objectProperty(sender, \"tag\", Int.self)"),
    (
      "sender: Any", "(sender as AnyObject).isOn",
      "objectProperty((sender as AnyObject), \"isOn\", Bool.self)"
    ),
    ("sender: AnyObject", "sender.text!", "objectProperty(sender, \"text\", String?.self)!"),
    ("sender: AnyObject", "sender.mine", "objectProperty(sender, \"mine\", [Int]?.self)"),
    ("sender: AnyObject", "sender.unseen", "sender.unseen"),
    (
      "sender: Any", "(sender as AnyObject).doubleValue",
      "objectProperty((sender as AnyObject), \"doubleValue\", Double.self)"
    ),
    ("sender: UIView", "sender.tag", "sender.tag"),
  ])
  func propertiesOfObjectsAreOptionals(_ parameter: String, _ value: String, _ expected: String) {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject { @objc var mine: [Int]!; var unseen = 1 }
      func g(sender: Any) {}
      func f(\(parameter)) {
      let x = \(value)
      }
      """)
    #expect(lowered.text.contains("\nlet x = \(expected)\n"))
  }

  /// What is nearest says what a name means.
  @Test(arguments: [
    ("func f(o: AnyObject) { let o = o as! UIView; o.isEqual(a) }", false),
    ("func f(o: Any) { let o = o as AnyObject; o.isEqual(a) }", true),
    ("func f(o: UIView) { g { (o: AnyObject) in o.isEqual(a) } }", true),
    ("func f(o: AnyObject) { g { o in o.isEqual(a) } }", false),
    ("func f(o: AnyObject?) { if let o = o as? UIView { o.isEqual(a) } }", false),
    ("func f(o: AnyObject?) { if let o { o.isEqual(a) } }", true),
    ("func f(o: AnyObject) { for o in [a] { o.isEqual(a) } }", false),
    ("func f(o: AnyObject) { guard let o = o as? UIView else { return }; o.isEqual(a) }", false),
  ])
  func theInnermostDeclarationCounts(_ function: String, _ isObject: Bool) {
    let lowered = Lowered("import UIKit\nfunc h(o: UIView) {}\n\(function)")
    #expect(lowered.text.contains("(o as! NSObject).isEqual(a)") == isObject)
  }

  @Test func methodsOfUIKitsAreSentToTheClassThatHasThem() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ sender: AnyObject, _ items: [AnyObject]) {
        sender.setTitle("x", for: .normal)
        sender.setNeedsLayout?()
        (items[0] as AnyObject).removeFromSuperview()
      }
      func g(_ sender: UIButton) { sender.setTitle("x", for: .normal) }
      """)
    #expect(lowered.line(with: "(\"x\"") == "(sender as! UIButton).setTitle(\"x\", for: .normal)")
    #expect(lowered.line(with: "setNeeds") == "(sender as? UIView)?.setNeedsLayout ()")
    #expect(lowered.text.contains(" as! UIView).removeFromSuperview()"))
    #expect(lowered.line(with: "func g")?.contains("{ sender.setTitle(") == true)
  }
}
