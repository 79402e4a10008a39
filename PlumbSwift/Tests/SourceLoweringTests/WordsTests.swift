// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// The compiler rejects the blanked words without the Objective-C runtime. Every other byte keeps
/// its column.
struct WordsTests {
  @Test(arguments: [
    "@objc", "@objc(name)", "@objc(do:with:)", "@IBAction", "@IBInspectable", "@IBOutlet",
    "@nonobjc",
    "@IBSegueAction", "dynamic", "@objc dynamic", "@convention(block)",
  ])
  func wordsAreBlanked(_ word: String) {
    let source = "struct A {\n  \(word) var x = 1\n}"
    let blank = String(repeating: " ", count: word.count)
    #expect(Lowered(source).text == "struct A {\n  \(blank) var x = 1\n}")
  }

  @Test func attributesOnTheirOwnLineLeaveABlankLine() {
    #expect(
      Lowered("enum A {\n  @objc\n  static func f() {}\n}").text.contains("{\n       \n  static"))
  }

  @Test func previewsAreBlanked() {
    let source = "let a = 1\n@available(iOS 17, *)\n#Preview(\"A\") {\n  View()\n}\nlet b = 2"
    let lowered = Lowered(source).text.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lowered.filter { !$0.isEmpty } == [["let", "a", "=", "1"], ["let", "b", "=", "2"]])
    let plain = Lowered("#Preview { View() }\nstruct A {}").text
    #expect(plain.split(separator: "\n").last == "struct A {}")
    #expect(!plain.contains("View"))
  }

  @Test func otherAttributesStay() {
    let source = "@available(iOS 15, *) @discardableResult func f() -> Int { 1 }"
    #expect(Lowered(source).text == source)
  }

  @Test func platformConditionsAreThoseOfIOS() {
    #expect(
      Lowered("#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif").text
        == "#if true    || os(tvOS)\nimport UIKit\n#else\nimport AppKit\n#endif")
    #expect(
      Lowered("#if targetEnvironment(simulator)\nlet a = 1\n#endif").text.hasPrefix("#if true "))
    #expect(Lowered("#if !canImport(ObjectiveC)\nlet a = 1\n#endif").text.hasPrefix("#if !false "))
  }

  @Test func darwinClausesAreInactiveBesideALinuxClause() {
    let source =
      "#if os(macOS) || os(iOS)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif\nimport UIKit"
    let lowered = Lowered(source).text
    #expect(lowered.contains("|| false "))
    #expect(lowered.contains("#elseif os(Linux)"))
  }

  /// A negated condition stays true to iOS, also if its clause needs AppKit.
  @Test(arguments: [
    ("#if !os(iOS)\nimport AppKit\n#endif", "#if !true"),
    ("#if !(os(iOS) || os(tvOS))\nimport Cocoa\n#else\nimport UIKit\n#endif", "#if !(true"),
    ("#if os(OSX)\nimport AppKit\n#elseif os(iOS)\nimport UIKit\n#endif", "#elseif true"),
    ("#if os(Linux)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#endif", "#if false"),
    ("#if os(iOS) || os(Linux)\nlet a = 1\n#endif", "#if true    || false"),
    ("#if swift(>=5)\n#if !os(iOS)\nimport AppKit\n#endif\n#endif", "#if !true"),
  ])
  func conditionsHaveTheValuesOfIOS(source: String, line: String) {
    #expect(Lowered(source).text.contains(line))
  }

  /// Tests carry such types for Linux, and Plumb's XCTest has them.
  @Test func typesForLinuxThatPlumbDeclaresAreLeftOut() {
    #expect(
      Lowered("#if os(Linux) || os(Windows)\npublic struct XCTAttachment {}\n#endif").text
        .hasPrefix("#if false     ||"))
    let own = "#if os(Linux)\npublic struct Attachment {}\n#endif"
    #expect(Lowered(own).text == own)
  }

  /// Unknown flags and versions keep both clauses, and every byte.
  @Test func unknownConditionsStay() {
    for source in [
      "#if FLAG\nlet a = 1\n#endif", "#if swift(>=6)\nlet a = 1\n#else\nlet a = 2\n#endif",
      "#if arch(wasm32)\nlet a = 1\n#endif", "#if hasFeature(X)\nlet a = 1\n#endif",
    ] {
      #expect(Lowered(source).text == source)
    }
  }

  @Test func uiKitClausesAreActiveIfOnlyLinuxIsExcluded() {
    let lowered = Lowered("#if !os(Linux)\nimport UIKit\nlet a = UIView()\n#endif").text
    #expect(lowered.hasPrefix("#if !false    \n"))
  }

  /// The test uses constants as libraries for sockets write them. Packages of iOS code depend on
  /// such libraries.
  @Test func cConstantsAreNotTakenForUIKitClasses() {
    let source =
      "#if canImport(Darwin)\nlet a = Darwin.UIO_MAXIOV\n#elseif os(Linux)\nlet a = UINT8_MAX\n#endif"
    #expect(Lowered(source).text == source)
  }

  @Test func importsOfSubmodulesBecomeImportsOfTheModule() {
    #expect(
      Lowered("import UIKit.UIGestureRecognizerSubclass").text.trimmingBlanks == "import UIKit")
    #expect(Lowered("import class UIKit.UIView").text.trimmingBlanks == "import UIKit")
    #expect(Lowered("import ObjectiveC.runtime").text.trimmingBlanks == "import UIKit")
  }

  @Test func importingXCTestImportsUIKit() {
    #expect(
      Lowered("import XCTest\n@testable import A").text.hasPrefix("import XCTest; import UIKit\n"))
    #expect(Lowered("import UIKit\nimport XCTest").text == "import UIKit\nimport XCTest")
  }

  @Test func urlTypesImportFoundationNetworking() {
    #expect(
      Lowered("import Foundation\nlet a = URLRequest.self").text.hasPrefix(
        "import Foundation; import FoundationNetworking\n"))
  }

  @Test func appDelegatesGetAMainFunction() {
    let lowered = Lowered(
      "import UIKit\n@UIApplicationMain\nclass D: UIResponder, UIApplicationDelegate {\n}")
    #expect(lowered.text.contains("\n@main             \n"))
    #expect(lowered.text.contains("static func main() { UIApplication._run(D()) }"))
  }

  @Test func sourcesWithSyntaxErrorsAreLowered() {
    for source in [
      "class A { @objc func", "#selector(", "@objc", "extension { override", "\u{0}", "",
    ] {
      _ = Lowered(source).text
    }
  }
}
