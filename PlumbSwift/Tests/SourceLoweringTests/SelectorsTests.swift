// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Selectors that Swift derives from method names, and the tables in which classes list their
/// members. Sources: Apple, "Using Objective-C Runtime Features in Swift"; SE-0022.
struct SelectorsTests {
  @Test(arguments: [
    ("func tap()", "tap"), ("func tap(_ sender: Any)", "tap:"),
    ("func tap(sender: Any)", "tapWithSender:"),
    ("func tap(_ a: Any, event: UIEvent)", "tap:event:"),
    ("func move(to place: Any)", "moveTo:"), ("func tap(_ a: Any, _ b: Any)", "tap::"),
    ("func keyboardWillShow(notification: Notification)", "keyboardWillShowWithNotification:"),
    ("func value(forKey key: String)", "valueForKey:"),
  ])
  func methodsHaveTheSelectorsOfObjectiveC(_ method: String, _ selector: String) {
    let name = method.dropFirst(5).prefix { $0 != "(" }
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {\n  @objc \(method) {}\n  let s = #selector(\(name))\n}")
    #expect(lowered.line(with: "let s")?.hasPrefix("let s = Selector(\"\(selector)\")") ?? false)
    #expect(lowered.text.contains("case \"\(selector)\": return .method"))
  }

  /// The types tell the call of the method from one of the property's function.
  @Test func argumentsAreTypedIfAPropertyHasTheNameOfTheMethod() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        let tap: (Int) -> Void = { _ in }
        @objc func tap(_ a: UIView) {}
      }
      """)
    #expect(lowered.text.contains("self.tap($0[0] as UIView)"))
  }

  @Test(arguments: [
    "#selector(tap(_:))", "#selector(A.tap)", "#selector(A.tap(_:))", "#selector(self.tap(_:))",
    "#selector(Self.tap)", "#selector((A.tap as (A) -> (Any) -> Void))", "#selector(A.tap(_:) )",
  ])
  func referencesOfAllKindsMeanTheMethod(_ reference: String) {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {\n  @objc func tap(_ a: Any) {}\n  lazy var s = \(reference)\n}"
    )
    #expect(lowered.line(with: "lazy var s")?.contains("Selector(\"tap:\")") ?? false)
  }

  /// UIKit's documentation of tableView(_:commit:forRowAt:) and tableView(_:moveRowAt:to:): rows
  /// can be deleted and moved if the data source implements them. So classes list them without
  /// `@objc`.
  @Test func dataSourceMethodsThatUIKitChecksAreListed() {
    let lowered = Lowered(
      """
      import UIKit
      final class A: UITableViewController {
        override func tableView(
          _ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath
        ) {}
        override func tableView(_ tableView: UITableView, didSelectRowAt a: IndexPath) {}
      }
      """)
    #expect(lowered.text.contains("\"tableView:moveRowAtIndexPath:toIndexPath:\": return .method"))
    #expect(!lowered.text.contains("didSelectRow\""))
    #expect(!lowered.text.contains("tableView:didSelectRowAtIndexPath:\""))
  }

  @Test func explicitNamesTakePrecedence() {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {\n @objc(go:) func tap(_ a: Any) {}\n let s = #selector(tap)\n}"
    )
    #expect(lowered.text.contains("Selector(\"go:\")"))
    #expect(lowered.text.contains("case \"go:\""))
  }

  @Test func labelsSelectTheOverload() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {
        @objc func tap() {}
        @objc func tap(_ a: Any) {}
        let s = [#selector(tap as () -> Void), #selector(tap(_:))]
      }
      """)
    #expect(lowered.text.contains("[Selector(\"tap\")"))
    #expect(lowered.text.contains(", Selector(\"tap:\")"))
  }

  @Test func accessorSelectorsAndKeyPathsBecomeNames() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {
        @objc var name = ""
        let s = [#selector(getter: A.name), #selector(setter: A.name), #selector(getter: UIView.isHidden)]
        let k = [#keyPath(A.name), #keyPath(name.count), #keyPath(UIView.isHidden)]
      }
      """)
    let selectors = lowered.line(with: "let s") ?? ""
    for name in ["name", "setName:", "hidden"] {
      #expect(selectors.contains("Selector(\"\(name)\")"))
    }
    let keys = lowered.line(with: "let k") ?? ""
    for name in ["name", "name.count", "hidden"] { #expect(keys.contains("\"\(name)\"")) }
  }

  @Test func methodsAddedToUIKitsClassesAreCarried() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIViewController {
        @objc func dismissKeyboard() { view.endEditing(true) }
        func f() { _ = #selector(UIViewController.dismissKeyboard) }
      }
      """)
    #expect(
      lowered.text.contains(
        "Selector(\"dismissKeyboard\", of: UIViewController.self, carrying: "
          + "{ _object, _arguments in _object.dismissKeyboard() })"))
  }

  @Test func subclassesAddToTheTableOfTheirSuperclass() {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView { @objc func a() {} }\nclass B: A { @objc func b() {} }")
    #expect(lowered.text.contains("class A: UIView, NamedMembers {"))
    #expect(lowered.text.contains("class B: A {"))
    #expect(lowered.text.contains("override func _namedMember"))
    #expect(lowered.text.contains("default: return super._namedMember(_name)"))
  }

  @Test func extensionsInOtherFilesListTheirMembers() {
    let lowered = Lowered(
      "import UIKit\nopen class A: UIView {\n}",
      "import UIKit\nextension A {\n  @objc private func tap() {}\n}")
    #expect(lowered.files[0].contains("@MainActor open func _namedMember"))
    #expect(lowered.files[1].contains("case \"tap\": return .method { _ in self.tap() }"))
  }

  @Test func outletsAndAttributesArePropertiesByName() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable let fixed = 1
        @IBAction private func go() {}
      }
      """)
    #expect(
      lowered.text.contains("case \"label\": return .property({ self.label }, { self.label = $0 })")
    )
    #expect(lowered.text.contains("case \"fixed\": return .property({ self.fixed })"))
    #expect(lowered.text.contains("case \"go\": return .method { _ in self.go() }"))
    #expect(lowered.line(with: "weak var")?.hasPrefix("private weak var label: UILabel!") ?? false)
  }

  @Test func membersUnderUnknownFlagsAreNotListed() {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {\n#if CUSTOM\n@objc func tap() {}\n#endif\n@objc func b() {}\n}"
    )
    #expect(!lowered.text.contains("self.tap()"))
    #expect(lowered.text.contains("self.b()"))
  }

  @Test func managedPropertiesStoreTheirValueOutsideTheObject() {
    let lowered = Lowered("import UIKit\nextension A {\n  @NSManaged public var name: String?\n}")
    #expect(
      lowered.text.contains("var name: String? { get { ManagedValues.value(\"name\", of: self) }"))
  }

  @Test func initialisersWithoutArgumentsGetArguments() {
    #expect(
      Lowered("import UIKit\nvar t = Timer()").line(with: "var")
        == "var t = Timer._invalid")
    #expect(
      Lowered("import UIKit\nlet a = NSAttributedString()").line(with: "let")
        == "let a = NSAttributedString(string: \"\")")
    #expect(
      Lowered("import UIKit\nlet p = Progress()").line(with: "let")
        == "let p = Progress(parent: nil, userInfo: nil)")
    #expect(
      Lowered("import UIKit\nvar p: Progress? = .init()").line(with: "var")
        == "var p: Progress? = Progress(parent: nil, userInfo: nil)")
    #expect(
      Lowered("import UIKit\nvar s: [Int] = .init()").line(with: "var")
        == "var s: [Int] = .init()")
    #expect(
      Lowered("import UIKit\nlet r = URLResponse()").text.contains("let r = URLResponse(url: URL("))
    let grid = "import UIKit\nclass G: UICollectionView { init(frame: CGRect) {} }\nlet g = G()"
    #expect(Lowered(grid).line(with: "let") == "let g = G(frame: .zero)")
    for empty in ["init(style: Int = 0) {} }", "} ; extension G { convenience init() {} }"] {
      let own = grid.replacing("{} }", with: "{} \(empty)")
      #expect(Lowered(own).line(with: "let") == "let g = G()")
    }
    let own = "class NSAttributedString {}\nlet a = NSAttributedString()"
    #expect(Lowered(own).text == own)
  }

  @Test func castsToErasedAnchorsBecomeCalls() {
    let lowered = Lowered("import UIKit\nlet a = b.c() as! NSLayoutAnchor<AnyObject>")
    #expect(lowered.text.contains("let a = erasedAnchor(b.c(), NSLayoutAnchor<AnyObject>.self)"))
    let test = Lowered("import UIKit\nlet a = b.c is NSLayoutAnchor<NSLayoutDimension>")
    #expect(test.text.contains("let a = b.c is _LayoutAnchor"))
  }

  @Test func undeclaredMethodsAreLeftToTheCompiler() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView {
        func f() { _ = [#selector(tapp), #selector(UIView.setNeedsLayout), #selector(copy(_:))] }
      }
      """)
    #expect(lowered.text.contains("[Selector(\"tapp\", declaredAs: tapp)"))
    #expect(
      lowered.text.contains("Selector(\"setNeedsLayout\", declaredAs: UIView.setNeedsLayout)"))
    #expect(lowered.text.contains("Selector(\"copy:\")  ]"))
  }

  @Test func overriddenMenuActionsAreListed() {
    let lowered = Lowered(
      "import UIKit\nclass A: UILabel {\n  override func copy(_ sender: Any?) {}\n}")
    #expect(lowered.text.contains("case \"copy:\": return .method { self.copy($0[0]) }"))
  }

  @Test func timersWithATargetBecomeTargetTimers() {
    let lowered = Lowered(
      "import UIKit\nlet t = Timer(timeInterval: 1, target: a, selector: s, userInfo: 1, repeats: true)"
    )
    #expect(lowered.text.contains("let t = TargetTimer(timeInterval: 1, target: a"))
  }

  @Test func nonescapingClosuresAreCast() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject { @objc func go(_ h: () -> Void) {} }
      """)
    #expect(lowered.text.contains("self.go($0[0] as () -> Void)"))
  }

  @Test func expansionsOfSeveralLinesKeepTheirLines() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        let selector = #selector(
          go(_:)
        )
        @objc func go(_ sender: Any) {}
      }
      """)
    #expect(lowered.text.split(separator: "\n", omittingEmptySubsequences: false)[5].contains("go"))
  }

  /// Selectors of methods whose Swift names omit words. Source: Apple's headers.
  @Test func selectorsOfUIKitMethodsMatchApplesHeaders() {
    let lowered = Lowered(
      """
      import UIKit
      let a = #selector(UIViewController.dismiss(animated:completion:))
      let b = Selector(("numberOfSectionsInTableView:"))
      class A: NSObject { func numberOfSections(in t: UITableView) -> Int { 1 } }
      let c = NSStringFromClass(A.self)
      """)
    #expect(
      lowered.line(with: "let a")?.contains("\"dismissViewControllerAnimated:completion:\"") == true
    )
    #expect(
      lowered.text.contains(
        "case \"numberOfSectionsIn:\", \"numberOfSectionsInTableView:\": return"))
    #expect(lowered.line(with: "let c") == "let c = nameOfClass (A.self)")
  }

  /// Errors and completion handlers are the last parameters, before closures. Sources: Apple,
  /// "Using Objective-C Runtime Features in Swift"; SE-0297.
  @Test(arguments: [
    ("func save() throws", "saveAndReturnError:"),
    ("func load(from url: URL) throws -> Data", "loadFrom:error:"),
    ("func go(_ a: Int, then: () -> Void) throws", "go:error:then:"),
    ("func fetch(_ id: Int) async throws", "fetch:completionHandler:"),
    ("func fetch() async", "fetchWithCompletionHandler:"),
  ])
  func errorsAndHandlersArePartOfTheName(_ method: String, _ selector: String) {
    let name = method.dropFirst(5).prefix { $0 != "(" }
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n  @objc \(method) {}\n  let s = #selector(\(name))\n}")
    #expect(lowered.line(with: "let s")?.hasPrefix("let s = Selector(\"\(selector)\")") ?? false)
    #expect(lowered.text.contains("case \"\(selector)\": return .method"))
  }

  /// A nested closure cannot use the outer closure's `$0`.
  @Test func asynchronousMethodsNameTheirArguments() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n@objc func go(_ a: Int) async {}\n}")
    #expect(
      lowered.text.contains(
        ".method { _arguments in _ = Task { @MainActor in _ = await self.go(_arguments[0]) } }"))
  }

  @Test func unavailableMethodsAreNotListed() {
    let lowered = Lowered(
      """
      import UIKit
      class A: NSObject {
        @available(*, unavailable) @objc func never() {}
        @available(iOS, unavailable, message: "no") @objc func neither() {}
        @available(iOS 13, *) @objc func now() {}
      }
      """)
    #expect(!lowered.text.contains("self.ne"))
    #expect(lowered.text.contains("self.now()"))
  }

  @Test func argumentsOfAttributesMayNameSelectors() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n@Wrapped(#selector(A.go)) var x = 1\n@objc func go() {}\n}"
    )
    #expect(lowered.line(with: "@Wrapped") == "@Wrapped(Selector(\"go\") ) var x = 1")
  }

  /// The compiler warns of a redundant `private`, and of `open` where no class can override the
  /// member.
  @Test func tablesInPrivateExtensionsHaveNoAccessModifier() {
    let lowered = Lowered(
      "import UIKit\nclass A: UIView {}\nprivate extension A {\n@objc func go() {}\n}")
    #expect(lowered.text.contains("@MainActor func _namedMembers"))
    let open = Lowered("import UIKit\nextension UIView {\n@objc open func go() {}\n}")
    #expect(open.line(with: "func go") == "public func go() {}")
  }

  @Test func keywordsMayBeNames() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n@objc var `class` = 1\n@objc func `in`(_ a: Int) {}\n"
        + "let s = #selector(`in`)\n}")
    #expect(lowered.text.contains("case \"class\": return .property({ self.`class` }"))
    #expect(lowered.line(with: "let s")?.hasPrefix("let s = Selector(\"in:\")") == true)
  }

  @Test func nonescapingBlocksAreCast() {
    let lowered = Lowered(
      "import UIKit\nclass A: NSObject {\n@objc func go(_ b: @convention(block) (Int) -> Void) {}\n}"
    )
    #expect(lowered.text.contains("self.go($0[0] as (Int) -> Void)"))
  }

  /// UIKit calls methods on the main actor.
  @Test func classesOfOtherActorsHaveNoTable() {
    let lowered = Lowered(
      "import UIKit\n@globalActor actor Disk { static let shared = Disk() }\n"
        + "@Disk class A: NSObject { @objc func go() {} }")
    #expect(!lowered.text.contains("NamedMember"))
  }

  /// As in the compiler's lookup, the class itself comes before its superclasses.
  @Test func selectorsNameTheNearestOfSeveralAdditions() {
    let lowered = Lowered(
      """
      import UIKit
      extension UIView { @objc func go() {} }
      extension UIViewController { @objc func go() {} }
      class A: UITableViewController { func f() { use(#selector(go)) } }
      func f() { use(#selector(UIButton.go)) }
      """)
    #expect(lowered.line(with: "class A")?.contains("of: UIViewController.self") == true)
    #expect(lowered.line(with: "of: UIView.self")?.hasPrefix("func f()") == true)
  }

  /// Methods are called by name on the main actor.
  @Test func membersOfOtherActorsAreNotListed() {
    let lowered = Lowered(
      """
      import UIKit
      @globalActor actor Disk { static let shared = Disk() }
      class A: NSObject { @Disk @objc func save() {}; @objc func load() {} }
      """)
    #expect(lowered.text.contains("case \"load\":") && !lowered.text.contains("case \"save\":"))
  }

  /// The compiler warns of calls of deprecated members, unless the caller is deprecated.
  @Test func listsOfDeprecatedMembersAreDeprecated() {
    let lowered = Lowered(
      """
      import UIKit
      class A: UIView { @available(*, deprecated, message: "x") @objc func old() {} }
      class B: A { @objc func new() {} }
      class C: UIView { @available(iOS, deprecated: 13) @objc func new() {} }
      """)
    let mark = "@available(*, deprecated) @MainActor "
    #expect(lowered.text.contains(mark + "func _namedMember"))
    #expect(lowered.text.contains(mark + "override func _namedMember"))
    #expect(lowered.line(with: "class C")?.contains("@available(*") == false)
  }
}
