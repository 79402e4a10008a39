// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Members of Apple's Foundation and runtime that Linux lacks.
struct FoundationTests {
  @Test(arguments: [
    "method_exchangeImplementations(a, b)", "class_addMethod(A.self, s, i, nil)",
    "class_replaceMethod(A.self, s, i, nil)", "method_setImplementation(a, b)",
    "object_setClass(a, A.self)",
  ])
  func functionsThatExchangeMethodsGetAWarning(_ call: String) throws {
    let lowered = Lowered("import UIKit\nfunc f() {\n  \(call)\n}")
    #expect(lowered.warnings.count == 1)
    let warning = try #require(lowered.warnings.first)
    #expect(warning.line == 3)
    let name = call.prefix { $0 != "(" }
    #expect(warning.message == "'\(name)' has no effect: methods cannot be exchanged on Linux")
    #expect(lowered.text.contains(call))
  }

  /// Source: `FileManager.url(for: .libraryDirectory, …)` throws on Linux.
  @Test func libraryFoldersAreThoseOfApplicationSupport() {
    let lowered = Lowered(
      """
      import Foundation
      let a = try! FileManager.default.url(
        for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let b = FileManager.SearchPathDirectory.libraryDirectory
      let c = URL.libraryDirectory
      enum Folder { case libraryDirectory }
      let d: Folder = .libraryDirectory
      """)
    #expect(lowered.text.contains("for: .applicationSupportDirectory, in:"))
    #expect(lowered.text.contains("SearchPathDirectory.applicationSupportDirectory"))
    #expect(lowered.text.contains("let c = URL.libraryDirectory"))
    #expect(lowered.text.contains("let d: Folder = .libraryDirectory"))
  }

  /// On Linux an `NSString` cannot be cast to `String`.
  @Test func identifiersOfMenusAreBridged() {
    let lowered = Lowered(
      """
      import UIKit
      func f(_ c: UIContextMenuConfiguration) -> Int {
        guard let name = c.identifier as? String else { return c.identifier as! Int }
        return c.identifier as? NSString == nil ? name.count : 0
      }
      """)
    #expect(lowered.text.contains("guard let name = bridgedValue(c.identifier, String.self) else"))
    #expect(lowered.text.contains("return bridgedValue(c.identifier, Int.self)! }"))
    #expect(lowered.text.contains("c.identifier as? NSString == nil"))
  }

  /// On Linux an error of another type cannot be cast to `NSError`.
  @Test func errorsAreBridged() {
    let lowered = Lowered(
      "import Foundation\nfunc f(_ i: [String: Any]) -> NSError? { i[\"a\"] as? NSError }")
    #expect(lowered.text.contains("{ bridgedValue(i[\"a\"], NSError.self) }"))
    #expect(lowered.text.contains("import FoundationAdditions"))
    #expect(!lowered.text.contains("UIKit"))
  }

  /// Foundation on Linux does not enumerate words, and its closures escape.
  @Test func enumerateSubstringsBecomesANonescapingCall() {
    let lowered = Lowered(
      "import UIKit\nfunc f(_ s: String) { s.enumerateSubstrings(in: s.startIndex..., options: .byWords) { _, _, _, _ in } }"
    )
    #expect(lowered.text.contains("s.enumerateSubstringsAtOnce(in: s.startIndex..."))
  }

  /// Foundation declares these types too, so an unqualified name would be ambiguous.
  @Test func typesThatFoundationDeclaresTooAreQualified() {
    let lowered = Lowered(
      "import UIKit\nlet f: PersonNameComponentsFormatter = PersonNameComponentsFormatter()\n"
        + "let k: NSExpression.ExpressionType = .keyPath\nlet n = a.NSExpression")
    #expect(
      lowered.line(with: "let f")
        == "let f: UIKit.PersonNameComponentsFormatter = UIKit.PersonNameComponentsFormatter()"
    )
    #expect(lowered.text.contains("let k: UIKit.NSExpression.ExpressionType"))
    #expect(lowered.text.contains("let n = a.NSExpression"))
  }

  /// An app's main bundle contains the resources of its package, and no compiled nibs.
  @Test func searchesForResourcesAreReplaced() {
    let lowered = Lowered(
      """
      import Foundation
      let a = Bundle.main.path(forResource: "A", ofType: "nib")
      let b = bundle?.url(forResource: "A", withExtension: nil, subdirectory: "B")
      let c = Bundle.path(forResource: "A", ofType: nil, inDirectory: "B")
      let d = store.url(forResource: "A")
      extension Bundle { var e: URL? { url(forResource: "A", withExtension: "txt") } }
      """)
    #expect(lowered.text.contains("Bundle.main._path(forResource: \"A\", ofType: \"nib\")"))
    #expect(lowered.text.contains("bundle?._url(forResource: \"A\", withExtension: nil"))
    #expect(lowered.text.contains("Bundle.path(forResource: \"A\", ofType: nil"))
    #expect(lowered.text.contains("store.url(forResource: \"A\")"))
    #expect(lowered.text.contains("var e: URL? { _url(forResource: \"A\", withExtension:"))
    #expect(lowered.text.contains("import UIKit"))
  }

  /// On Linux it is also true for rectangles that only touch.
  @Test func intersectsIsReplacedUnlessTheSourcesDeclareIt() {
    let code = "import UIKit\nfunc f(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }\n"
    #expect(Lowered(code).text.contains("a._intersects(b)"))
    let declared = "struct Area { func intersects(_ other: Area) -> Bool { true } }\n"
    #expect(Lowered(code + declared).text.contains("a.intersects(b)"))
    let other = Lowered("import UIKit\nlet c = set.intersects(integersIn: 1..<2)")
    #expect(other.text.contains("set.intersects(integersIn"))
  }

  @Test func sourceFunctionsWithRuntimeNamesGetNoWarning() {
    let lowered = Lowered(
      "class A { func object_setClass() {}\nfunc f() { object_setClass() } }")
    #expect(lowered.warnings.isEmpty)
  }

  @Test func overridesOfMethodsThatFoundationLacksLoseTheKeyword() throws {
    let lowered = Lowered(
      """
      import Foundation
      class F: Formatter {
        override func string(for obj: Any?) -> String? { nil }
        override func getObjectValue(
          _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool { false }
      }
      """)
    #expect(lowered.line(with: "string(for")?.hasPrefix("override func") == true)
    // UIKit declares one in an extension, which cannot be overridden.
    #expect(
      lowered.line(with: "getObjectValue")?.hasPrefix("func _uncalled_getObjectValue") == true)
    #expect(lowered.warnings.map(\.line) == [4])
  }

  @Test func waitsForConnectivityIsRenamed() {
    let lowered = Lowered(
      "import Foundation\nlet c = URLSessionConfiguration.default\nc.waitsForConnectivity = true")
    #expect(lowered.text.contains("c.keepsWaitingForConnectivity = true"))
    #expect(
      lowered.line(with: "import")
        == "import Foundation; import FoundationNetworking; import PlumbNetworking")
    let own = Lowered("struct S { var waitsForConnectivity = true }\nS().waitsForConnectivity")
    #expect(!own.text.contains("keepsWaiting"))
  }

  @Test func backgroundSessionsBecomeForegroundSessions() {
    let lowered = Lowered(
      "import Foundation\nlet c = URLSessionConfiguration.background(withIdentifier: \"a\")")
    #expect(lowered.text.contains("URLSessionConfiguration.inForeground(withIdentifier: \"a\")"))
    #expect(lowered.line(with: "import")?.hasSuffix("import PlumbNetworking") == true)
  }

  @Test func managedMethodsChangeTheStoredSet() {
    let lowered = Lowered(
      "import CoreData\nclass A: NSManagedObject {\n@NSManaged func addToNotes(_ value: Note)\n}")
    #expect(
      lowered.line(with: "addToNotes")
        == #"func addToNotes(_ value: Note) { ManagedValues.change("addToNotes", by: value, of: self) }"#
    )
  }

  @Test func overridingDependentKeysDerivesFromKeyValueObject() {
    let lowered = Lowered(
      """
      class A: NSObject {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
      }
      """)
    #expect(lowered.text.contains("class A: KeyValueObject {"))
  }
}

/// Modules that Foundation and UIKit re-export on Apple platforms.
struct ImpliedModulesTests {
  private func libraries(_ text: String) -> Set<FrameworkLibrary> {
    FrameworkLibrary.imported(by: [([SourceText(path: "A.swift", text: text)], BuildConditions())])
  }

  @Test(arguments: [
    ("import Foundation\nlet q = [kSecClass: kSecClassKey]", FrameworkLibrary.standIns),
    ("import UIKit\nfunc f() { SecItemDelete(q) }", .standIns),
    ("import Foundation\nclass A: ObservableObject {}", .combine),
    ("import UIKit\nvar a: AnyCancellable?", .combine),
  ])
  func namesMeanTheirModules(_ text: String, _ library: FrameworkLibrary) {
    // The stand-ins are built against the UIKit additions.
    let all: Set = library == .standIns ? [library, .uiKitAdditions] : [library]
    #expect(libraries(text) == all)
  }

  @Test(arguments: [
    "import Foundation\n// kSecClass\nlet a = \"kSecClass\"", "import Foundation\nlet Security = 1",
    "let a = ObservableObject()",
  ])
  func otherNamesImplyNoModule(_ text: String) { #expect(libraries(text).isEmpty) }

  @Test func impliedModulesAreImported() {
    let conditions = BuildConditions(modules: FrameworkLibrary.standIns.modules)
    let lowered = Lowered("import UIKit\nlet a = errSecSuccess", configuration: conditions)
    #expect(lowered.text.hasPrefix("import UIKit; import Security\n"))
    let own = Lowered(
      "import UIKit\nenum SecKeyKind {}\nlet a = SecKeyKind.self", configuration: conditions)
    #expect(!own.text.contains("import Security"))
  }

  /// Names that Foundation declares on Apple platforms and UIKit on Linux.
  @Test(arguments: [
    "let f = MeasurementFormatter()", "let p = NSPredicate(format: \"a == 1\")",
    "func f(_ s: CFString) {}", "autoreleasepool { f() }", "let t: CFTimeInterval = 1",
    "let s = String(localized: \"key\")",
    "objc_setAssociatedObject(a, &k, v, .OBJC_ASSOCIATION_RETAIN)",
  ])
  func namesOfApplesFoundationImportUIKit(_ line: String) {
    #expect(
      Lowered("import Foundation\n\(line)").text.hasPrefix("import Foundation; import UIKit\n"))
    #expect(SourceText.useFoundationOfApple(["import Foundation\n\(line)"]))
    let other = "import Foundation\n#if os(Linux)\nlet a = 1\n#endif\n\(line)"
    #expect(Lowered(other).text.hasPrefix("import Foundation\n"))
    #expect(!SourceText.useFoundationOfApple([other]))
  }

  @Test func impliedImportsOfPublicImportsArePublic() {
    #expect(
      Lowered("public import Foundation\npublic func f(_ s: CFString) {}").text
        .hasPrefix("public import Foundation; public import UIKit\n"))
  }

  @Test(arguments: [
    "let f = Measurement(value: 1, unit: UnitLength.meters)", "// MeasurementFormatter",
    "struct UndoManager {}\nlet u = UndoManager()",
  ])
  func otherNamesDoNotImportUIKit(_ line: String) {
    #expect(!Lowered("import Foundation\n\(line)").text.contains("UIKit"))
  }

  /// On Apple platforms `os/lock.h` comes with Foundation.
  @Test func unfairLocksImportTheLogModule() {
    #expect(
      Lowered("import Foundation\nvar lock = os_unfair_lock()").text
        .hasPrefix("import Foundation; import PlumbSystemLog\n"))
  }

  /// On Linux XMLParser is in FoundationXML.
  @Test func xmlParsersImportFoundationXML() {
    let lowered = Lowered(
      """
      import Foundation
      class Feed: NSObject, XMLParserDelegate { let parser = XMLParser(data: Data()) }
      """)
    #expect(lowered.line(with: "import Foundation") == "import Foundation; import FoundationXML")
  }

  /// `KeyValueObject` declares the NSObject members that Foundation on Linux lacks.
  @Test func overridingForwardingTargetDerivesFromKeyValueObject() {
    let lowered = Lowered(
      """
      import UIKit
      class Proxy: NSObject {
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
        override func forwardingTarget(for s: Selector!) -> Any? { nil }
      }
      """)
    #expect(lowered.text.contains("class Proxy: KeyValueObject"))
  }

  /// Source: Apple, "Importing Swift into Objective-C": `@objc(name)` sets the name of a class in
  /// the runtime.
  @Test func objectiveCNamesOfClassesAreKnown() {
    let lowered = Lowered(
      "import UIKit\nlet a = NSStringFromClass(Old.self)\nlet b = NSClassFromString(\"XYOld\")",
      "import UIKit\n@objc(XYOld) class Old: NSObject {}\n@objc(XYHidden) private class Hidden {}")
    #expect(lowered.line(with: "let a") == "let a = _nameOfClass (Old.self)")
    #expect(lowered.line(with: "let b")?.hasPrefix("let b = _classOfName (\"XYOld\")") == true)
    #expect(lowered.text.contains("{ if _class == Old.self { return \"XYOld\" }; return nameOf"))
    #expect(lowered.text.contains("switch _name { case \"XYOld\": return Old.self; default: "))
    #expect(lowered.text.split(separator: "func _nameOfClass").count == 2)
  }

  /// On Linux the image literal requires a `required` initialiser, which a class with own
  /// initialisers must declare.
  @Test func imageSubclassesGetTheLiteralInitialiser() {
    let text = "import UIKit\nclass A: UIImage {\n  init(n: Int) { super.init() }\n}"
    #expect(
      Lowered(text).text.contains("required convenience init(imageLiteralResourceName _name"))
    #expect(!Lowered("import UIKit\nclass A: UIImage {}").text.contains("imageLiteral"))
  }

  @Test func dynamicReplacementsGetAWarning() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView { @objc dynamic func a() {} }
      extension A { @_dynamicReplacement(for: a()) func b() { a() } }
      """)
    #expect(lowered.warnings.map(\.line) == [3])
    #expect(!lowered.text.contains("@_dynamicReplacement"))
  }
}

/// Expressions that Foundation on Linux resolves differently.
struct FoundationExpressionTests {
  /// On Linux `CGFloat` has static members of these names. In an extension they hide the functions
  /// of the standard library.
  @Test func functionsInCGFloatExtensionsAreQualified() {
    let lowered = Lowered(
      """
      import UIKit
      extension CGFloat {
        func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(self, low), high) }
        func isNear(_ other: CGFloat) -> Bool { abs(self - other) < .ulpOfOne }
      }
      extension Double { var half: Double { max(self, 2) } }
      """)
    #expect(lowered.text.contains("{ Swift.min(Swift.max(self, low), high) }"))
    #expect(lowered.text.contains("{ Swift.abs(self - other) < .ulpOfOne }"))
    #expect(lowered.text.contains("{ max(self, 2) }"))
  }

  @Test func emptyErrorsGetADomainAndACode() {
    let lowered = Lowered("import UIKit\nlet error = NSError()")
    #expect(lowered.text.contains("NSError(domain: \"\", code: 0, userInfo: nil)"))
  }
}
