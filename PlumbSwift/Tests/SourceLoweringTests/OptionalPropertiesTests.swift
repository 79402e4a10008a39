// SPDX-License-Identifier: MIT

import SourceLowering
import Testing

/// Optional requirements that are properties of an optional type. Source: The Swift Programming
/// Language, "Optional Protocol Requirements": "its type automatically becomes an optional".
struct OptionalPropertiesTests {
  private static func lowered(_ line: String) -> Lowered {
    Lowered(
      """
      import UIKit
      @objc protocol Titled { @objc optional var title: String? { get }; @objc optional var n: Int { get } }
      class Plain { var title: String? }
      class A {
      weak var delegate: Titled?
      var plain: Plain?
      func f(_ d: Titled, mixed: Titled) -> String? {
      \(line)
      }
      }
      """, "import UIKit\nfunc g(plain: Plain) {}")
  }

  @Test(arguments: [
    "let a = delegate?.title ?? nil", "if let t = delegate?.title, let u = t {}",
    "guard let t = d.title else { return nil }", "print(d.title??.count)",
    "print(delegate?.title as? String)", "if delegate?.title == nil {}", "let a = d.title!!.count",
    "let a = delegate?.title", "let a: String? = d.title!", "switch d.title { default: break }",
    "print(self.delegate?.title ?? nil)", "print((delegate as Titled?)?.title ?? nil)",
  ])
  func codeThatDistinguishesOptionalsReadsTheDoubleOptional(_ line: String) {
    let lowered = Self.lowered(line)
    #expect(lowered.text.contains("._optional_title"))
    #expect(
      lowered.line(with: "._optional_title") == line.replacing(".title", with: "._optional_title"))
    #expect(lowered.warnings.isEmpty)
  }

  @Test(arguments: [
    "let a: String? = delegate?.title", "return delegate?.title", "label.text = delegate?.title",
    "show(delegate?.title)", "print(delegate?.title?.count)", "print(d.title!.count)",
    "let a = plain?.title ?? nil", "let a = delegate?.n ?? 0", "if let a = plain?.title {}",
  ])
  func codeWithASingleOptionalStays(_ line: String) {
    #expect(Self.lowered(line).text.contains("\n\(line)\n"))
  }

  @Test func theProtocolDeclaresTheDoubleOptional() {
    let lowered = Lowered(
      "import UIKit\n@objc protocol Titled { @objc optional var title: String! { get } }\n")
    #expect(
      lowered.line(with: "extension Titled")
        == "extension Titled { var title: String! { get { _lacksProperty(\"title\", self); return nil } }; "
        + "var _optional_title: (String?)? { _optionalProperty(\"title\", of: self) { self.title } } }"
    )
  }
}
