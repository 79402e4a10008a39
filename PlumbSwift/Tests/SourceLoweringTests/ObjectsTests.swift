// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Messages to `AnyObject`. Source: Apple, "AnyObject": "you can call any `@objc` method or
/// property".
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
    (
      "var target: AnyObject?", "target?.perform(b: 1)",
      "objectMessage(target, \"performWithB:\",    1)"
    ),
    ("var o: AnyObject?", "print(o?.description)", "print((o as? NSObject)?.description)"),
    ("var o: AnyObject", "print(o.debugDescription)", "print((o as! NSObject).debugDescription)"),
    ("var o: AnyObject!", "print(o!.hash)", "print((o as! NSObject).hash)"),
    ("var o: AnyObject!", "o.description(of: 1)", "objectMessage(o, \"descriptionOf:\",     1)"),
    ("var o: AnyObject", "o.isEqual?(a)", "(o as? NSObject)?.isEqual (a)"),
    ("var o: AnyObject", "o.method(for: a)", "(o as! NSObject).method(for: a)"),
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
  func subscriptsOfObjectsBecomeCalls(_ call: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nclass A {\nvar object: AnyObject!\nvar known: [Int]\nfunc f(key: String) {\n\(call)\n}\n}",
      "import UIKit\nclass Grid: NSObject {\n@objc subscript(row row: Int, column column: Int) -> Int { 1 }\n@objc subscript(flag: Bool) -> Int { 1 }\n}"
    )
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func ambiguousSubscriptsGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject { @objc subscript(key: String) -> Int { 1 } }
      class B: NSObject { @objc subscript(key: String) -> Int { 1 } }
      func f(object: AnyObject) { _ = object["a"] }
      """)
    #expect(
      lowered.warnings.map(\.message) == [
        "the subscript is ambiguous: 'A', 'B' declare one; cast the object to one of them"
      ])
  }

  @Test(arguments: [
    ("target?.keyDown(self, keyNum: 1)", "(target as? Keys)?.keyDown(self, keyNum: 1)"),
    ("target?.keyDown?(self, keyNum: 1)", "(target as? Keys)?.keyDown (self, keyNum: 1)"),
    ("target!.keyDown(self, keyNum: 1)", "(target as! Keys).keyDown(self, keyNum: 1)"),
    ("target?.keyUp?(self)", "(target as? Keys)?.keyUp (self)"),
    ("(a as AnyObject).shut?()", "((a as AnyObject) as? Door)?.shut ()"),
    ("(a as AnyObject).shut()", "((a as AnyObject) as! Door).shut()"),
    ("other?.shut()", "other?.shut()"),
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
      class Door: NSObject { @objc func shut() {}; func hidden() {} }
      class Gate: Door { override func shut() {} }
      """)
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  /// The call is sent by name, and a warning reports it.
  @Test(arguments: [
    ("keyDown(self)", "objectMessage(target, \"keyDown:\", self)"),
    ("hide(1, after: 2)", "objectMessage(target, \"hide:after:\", 1, 2)"),
    ("hidden()", "objectMessage(target, \"hidden\")"),
    ("hidden", "objectProperty(target, \"hidden\", Any.self)"),
    ("delegate", "objectProperty(target, \"delegate\", Any.self)"),
  ])
  func undeclaredMembersAreSentByNameWithAWarning(_ member: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nclass Door { func hidden() {} }\nfunc f(target: AnyObject?) {\ntarget?.\(member)\n}"
    )
    #expect(lowered.line(with: "target,") == expected)
    #expect(lowered.warnings.map(\.line) == [4])
    #expect(lowered.warnings.first?.message.contains("unless the object is cast") == true)
  }

  /// Objective-C sends the message to the object, regardless of the class that declares the method.
  @Test(arguments: [
    ("o.go()", "objectAnswer(o, { (_o: A) in _o.go() }, { (_o: B) in _o.go() })!"),
    ("o?.go()", "objectAnswer(o, { (_o: A) in _o.go() }, { (_o: B) in _o.go() })"),
    ("o.go?()", "objectAnswer(o, { (_o: A) in _o.go () }, { (_o: B) in _o.go () })"),
    (
      "o?.name(1)", "(objectAnswer(o, { (_o: A) in _o.name(1) }, { (_o: B) in _o.name(1) }) ?? nil)"
    ),
    (
      "o?.name(1)?.count",
      "objectAnswer(o, { (_o: A) in _o.name(1) }, { (_o: B) in _o.name(1) })??.count"
    ),
    ("p?.count()", "objectAnswer(p, { (_o: A) in _ = _o.count() }, { (_o: B) in _ = _o.count() })"),
    (
      "o?.reloadData()",
      "objectAnswer(o, { (_o: UICollectionView) in _o.reloadData() }, { (_o: UITableView) in _o.reloadData() })"
    ),
    (
      "o.addTarget(self, action: #selector(go))",
      "(o as! UIGestureRecognizer).addTarget(self, action: "
    ),
    (
      "o?.contentInset", "objectAnswer(o, { (_o: UIScrollView) in _o.contentInset })"
    ),
    (
      "o?.startAnimating()",
      "objectAnswer(o, { (_o: UIActivityIndicatorView) in _o.startAnimating() }, { (_o: UIImageView) in _o.startAnimating() })"
    ),
  ])
  func methodsOfSeveralTypesGoToTheMatchingType(_ call: String, _ expected: String) {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol A { func go(); func name(_ x: Int) -> String?; func count() -> Int }
      @objc protocol B { func go(); func name(_ x: Int) -> String?; func count() -> UInt }
      func f(_ o: AnyObject?, _ p: AnyObject?) {
        a = \(call)
        \(call)
        b()
      }
      """)
    #expect(lowered.text.contains(expected))
  }

  @Test func methodsWithDifferentResultsGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      @objc protocol A { func go() -> Int }
      @objc protocol B { func go() -> String }
      func f(_ o: AnyObject?) { print(o?.go()) }
      """)
    #expect(lowered.text.contains("{ print(o?.go()) }"))
    #expect(lowered.warnings.map(\.line) == [4])
    #expect(lowered.warnings.first?.message.contains("'go()' is ambiguous: 'A', 'B'") == true)
  }

  /// Source: Apple, "AnyObject": a property of an object that may lack it is optional.
  @Test(arguments: [
    ("sender: AnyObject", "sender.tag", "objectProperty(sender, \"tag\", Int.self)"),
    ("sender: AnyObject?", "sender?.tag", "objectProperty(sender, \"tag\", Int.self)"),
    (
      "sender: Any", "(sender as AnyObject).isOn",
      "objectProperty((sender as AnyObject), \"isOn\", Bool.self)"
    ),
    ("sender: AnyObject", "sender.text!", "objectProperty(sender, \"text\", String?.self)!"),
    ("sender: AnyObject", "sender.mine", "objectProperty(sender, \"mine\", [Int]?.self)"),
    ("sender: AnyObject", "sender.unseen", "objectProperty(sender, \"unseen\", Any.self)"),
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

  /// The innermost declaration determines the type of a name.
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

  @Test func methodsOfUIKitGoToTheirClass() {
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
    #expect(
      lowered.line(with: "setNeeds")?.hasPrefix("objectAnswer(sender, { (_o: CALayer)") == true)
    #expect(lowered.text.contains(" as! UIView).removeFromSuperview()"))
    #expect(lowered.line(with: "func g")?.contains("{ sender.setTitle(") == true)
  }

  /// The elements of a collection of `AnyObject` values are objects.
  @Test(arguments: [
    "views.forEach { $0.removeFromSuperview() }",
    "views.forEach({ $0.removeFromSuperview() })",
    "maybe?.forEach { $0.removeFromSuperview() }",
    "forced.forEach { (view) in view.removeFromSuperview() }",
    "views.filter { _ in true }.forEach { view in view.removeFromSuperview() }",
    "for view in views { view.removeFromSuperview() }",
    "for case let view? in holes { view.removeFromSuperview() }",
    "for view in maybe ?? [] { view.removeFromSuperview() }",
    "for view in any as! [AnyObject] { view.removeFromSuperview() }",
    "for (_, view) in table { view.removeFromSuperview() }",
    "for (i, view) in views.enumerated() { view.removeFromSuperview() }",
    "table.forEach { key, view in view.removeFromSuperview() }",
    "table.forEach { $1.removeFromSuperview() }",
    "table.forEach { $0.value.removeFromSuperview() }",
    "table.values.forEach { $0.removeFromSuperview() }",
    "views[0].removeFromSuperview()",
    "nested[0][1].removeFromSuperview()",
    "views.last!.removeFromSuperview()",
    "table[key]!.removeFromSuperview()",
    "json[key]!.removeFromSuperview()",
    "views.removeLast().removeFromSuperview()",
    "let view = views[0]; view.removeFromSuperview()",
    "if let view = views.first { view.removeFromSuperview() }",
    "while let view = views.popLast() { view.removeFromSuperview() }",
    "guard let view = views.first else { return }; view.removeFromSuperview()",
    "if let all = any as? [AnyObject] { all[0].removeFromSuperview() }",
    "B().all().first!.removeFromSuperview()",
  ])
  func elementsOfCollectionsAreObjects(_ line: String) {
    let lowered = Lowered(
      """
      import UIKit
      typealias JSON = [String: AnyObject]
      class B { func all() -> [AnyObject] { [] } }
      func f(_ views: [AnyObject], _ maybe: Array<AnyObject>?, _ forced: [AnyObject]!,
        table: [String: AnyObject], nested: [[AnyObject]], json: JSON, key: String, any: Any,
        holes: [(any AnyObject)?]) {
      \(line)
      }
      """)
    #expect(lowered.text.contains(" as! UIView).removeFromSuperview()"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test(arguments: [
    (
      "table[key]?.removeFromSuperview()", "(table[key] as? UIView)?.removeFromSuperview()"
    ),
    ("views.first?.removeFromSuperview()", "(views.first as? UIView)?.removeFromSuperview()"),
    ("table[key]?.doubleValue", "objectProperty(table[key], \"doubleValue\", Double.self)"),
    ("views[0...].first!.tag", "objectProperty(views[0...].first, \"tag\", Int.self)"),
    ("views.map { $0.tag }", "views.map { objectProperty($0, \"tag\", Int.self) }"),
    ("views.contains { $0.isEqual(1) }", "views.contains { ($0 as! NSObject).isEqual(1) }"),
    ("(maybe ?? []).first?.tag", "objectProperty((maybe ?? []).first, \"tag\", Int.self)"),
    ("others.first?.tag", "others.first?.tag"),
    ("others.forEach { $0.removeFromSuperview() }", "others.forEach { $0.removeFromSuperview() }"),
    ("views.map { _ in 1 }.forEach { $0.foo() }", "views.map { _ in 1 }.forEach { $0.foo() }"),
    ("views.count", "views.count"),
    ("table.values.first?.tag", "objectProperty(table.values.first, \"tag\", Int.self)"),
  ])
  func membersOfElementsAreRewritten(_ value: String, _ expected: String) {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ views: [AnyObject], _ maybe: [AnyObject]?, table: [String: AnyObject], key: String,
        others: [UIView]) {
      let x = \(value)
      }
      """)
    #expect(lowered.text.contains("\nlet x = \(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  /// A closure's parameters have the types of the function type that it is assigned or passed to.
  @Test(arguments: [
    "let f: (AnyObject) -> Void = { $0.removeFromSuperview() }",
    "handler = { view in view.removeFromSuperview() }",
    "self.handler = { $0.removeFromSuperview() }",
    "handlers[key] = { $0.removeFromSuperview() }",
    "each { $0.removeFromSuperview() }", "each({ view in view.removeFromSuperview() })",
    "self.pairs(1) { _, view in view.removeFromSuperview() }",
  ])
  func closureParametersHaveTheStatedTypes(_ line: String) {
    let lowered = Lowered(
      """
      import UIKit
      class A {
        var handler: ((AnyObject) -> Void)?
        var handlers: [String: (AnyObject) -> Void] = [:]
        func each(_ body: (AnyObject) -> Void) {}
        func pairs(_ x: Int, _ body: @escaping (Int, AnyObject) -> Void) {}
        func f(key: String) {
      \(line)
        }
      }
      """)
    #expect(lowered.text.contains(" as! UIView).removeFromSuperview() }"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func patternsDetermineTheTypesOfTheirNames() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ sender: AnyObject) {
        switch sender { case let sender as UIView: print(sender.tag); default: print(sender.tag) }
        if case let sender as UIView = sender { print(sender.tag) }
      }
      """)
    #expect(
      lowered.line(with: "switch")?.hasPrefix(
        "switch sender { case let sender as UIView: print(sender.tag); default: print(objectProperty("
      )
        == true)
    #expect(lowered.line(with: "if case")?.hasSuffix("{ print(sender.tag) }") == true)
  }

  @Test(arguments: [
    ("type.superclass()", "(type as! NSObject.Type).superclass()"),
    ("type.isSubclass(of: UIView.self)", "(type as! NSObject.Type).isSubclass(of: UIView.self)"),
    ("maybe?.description()", "(maybe as? NSObject.Type)?.description()"),
    ("known.superclass()", "known.superclass()"),
  ])
  func messagesToClassesGoToNSObjectType(_ call: String, _ expected: String) {
    let lowered = Lowered(
      "import UIKit\nfunc f(type: AnyClass, maybe: AnyClass?, known: UIView.Type) {\n\(call)\n}")
    #expect(lowered.text.contains("\n\(expected)\n"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test func argumentsMayBeOmittedOrTrailing() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ sender: AnyObject) {
        sender.present(a, animated: true)
        sender.dismiss(animated: true) { print(1) }
        sender.setValue(1, animated: true)
      }
      """)
    #expect(
      lowered.line(with: "present") == "(sender as! UIViewController).present(a, animated: true)")
    #expect(lowered.line(with: "print(1)")?.hasPrefix("(sender as! UIViewController).dis") == true)
    #expect(lowered.line(with: "setValue")?.contains("as! UISlider).setValue(1,") == true)
  }

  /// Results of global functions count like results of methods.
  @Test func resultsOfFunctionsAreObjects() {
    let lowered = Lowered(
      """
      import UIKit
      func current() -> AnyObject? { nil }
      func other() -> UIView { UIView() }
      func f() {
        current()?.removeFromSuperview()
        other().removeFromSuperview()
      }
      """)
    #expect(lowered.text.contains("(current() as? UIView)?.removeFromSuperview()"))
    #expect(lowered.text.contains("  other().removeFromSuperview()"))
  }

  /// The result type of a subscript of the sources counts.
  @Test func subscriptResultsOfSourceTypesAreObjects() {
    let lowered = Lowered(
      """
      import UIKit
      class Pool {
        subscript(place: Int) -> AnyObject? { nil }
        subscript(name n: String) -> UIView? { nil }
      }
      func f(_ pool: Pool) {
        pool[0]?.removeFromSuperview()
        pool[name: "a"]?.removeFromSuperview()
        let own = Pool()
        own[0]?.removeFromSuperview()
      }
      """)
    #expect(lowered.text.contains("(pool[0] as? UIView)?.removeFromSuperview()"))
    #expect(lowered.text.contains("(own[0] as? UIView)?.removeFromSuperview()"))
    #expect(lowered.text.contains("  pool[name: \"a\"]?.removeFromSuperview()"))
  }

  /// `URLSessionTask.priority` is a number, so Apple's compiler accepts a number as well.
  @Test func prioritiesMayBeNumbers() {
    let lowered = Lowered(
      "func f(_ all: [AnyObject]) -> Float? { all.first?.priority }")
    #expect(
      lowered.text.contains("objectNumber(all.first, { (_o: NSLayoutConstraint) in _o.priority })"))
  }

  /// Casts associate to the left, and bind less tightly than arithmetic.
  @Test func castsToErasedAnchorsTakeTheWholeValue() {
    #expect(
      Lowered("let a = b as NSLayoutAnchor<C> as! NSLayoutAnchor<AnyObject>").text
        .contains("= erasedAnchor(b as NSLayoutAnchor<C>, NSLayoutAnchor<AnyObject>.self)"))
    #expect(
      Lowered("let a = x ?? b as! NSLayoutAnchor<AnyObject>").text
        .contains("= x ?? erasedAnchor(b, NSLayoutAnchor<AnyObject>.self)"))
  }

  /// Source: numbers are bridged by `as` on Apple platforms only.
  @Test func numbersBecomeObjects() {
    #expect(
      Lowered("let a = f(p.x as NSNumber)").text.contains("f(bridgedNumber(p.x))"))
    #expect(
      Lowered("let a = b + c as NSNumber").text.contains("= bridgedNumber(b + c)"))
    for line in ["let a = 1 as NSNumber", "let a = b as? NSNumber", "let a = b as NSString"] {
      let source = "import Foundation\n" + line
      #expect(Lowered(source).text == source)
    }
  }

  @Test func namesDeclaredInConditionsHaveTheirTypes() {
    let lowered = Lowered(
      """
      func f(_ list: NSArray) -> Bool {
      #if os(iOS)
        let value = list.object(at: 0) as AnyObject
      #else
        let value = list.object(at: 0) as! NSObject
      #endif
        return value.isEqual(1)
      }
      """)
    #expect(lowered.text.contains("(value as! NSObject).isEqual(1)"))
  }

  /// Only segues have an initializer with these labels.
  @Test func seguesAreMadeOfMetatypes() {
    #expect(
      Lowered("let a = kind.init(identifier: b, source: c, destination: d)").text
        .contains("madeObject(kind, identifier: b, source: c, destination: d)"))
  }
}
