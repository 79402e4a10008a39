// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Markdown in `AttributedString(markdown:)`. Source: the rules of CommonMark (spec.commonmark.org
/// 0.31, section 6).
@MainActor
struct MarkdownTests {
  /// The runs as "text[marks]".
  private func runs(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnly
  ) throws -> [String] {
    let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      var marks = ""
      if intent.contains(.emphasized) { marks += "e" }
      if intent.contains(.stronglyEmphasized) { marks += "s" }
      if intent.contains(.code) { marks += "c" }
      if intent.contains(.strikethrough) { marks += "x" }
      if let link = run.link { marks += "@\(link)" }
      return String(text[run.range].characters) + (marks.isEmpty ? "" : "[\(marks)]")
    }
  }

  @Test(arguments: [
    ("a **b** _c_", ["a ", "b[s]", " ", "c[e]"]), ("***a***", ["a[es]"]),
    ("**a *b* c**", ["a [s]", "b[es]", " c[s]"]), ("snake_case_name", ["snake_case_name"]),
    ("in*word*s", ["in", "word[e]", "s"]), ("* a *", ["* a *"]), ("**a*", ["*", "a[e]"]),
    ("`a *b*` ~~c~~", ["a *b*[c]", " ", "c[x]"]), ("``a`b``", ["a`b[c]"]),
    ("\\*a\\* 2 * 3", ["*a* 2 * 3"]),
    ("[x *y*](https://a.b/c_(d)) z", ["x [@https://a.b/c_(d)]", "y[e@https://a.b/c_(d)]", " z"]),
    ("<https://a.b>", ["https://a.b[@https://a.b]"]), ("[a] (b)", ["[a] (b)"]),
    ("![alt](p.png)", ["alt"]), ("", []),
  ])
  func inlineElements(_ markdown: String, _ expected: [String]) throws {
    let runs = try runs(markdown)
    // Adjacent runs without attributes need not be merged.
    #expect(runs.joined(separator: "|") == expected.joined(separator: "|"))
  }

  @Test func lineBreaksFollowTheSyntaxOption() throws {
    #expect(try runs("a\nb").joined() == "a b")
    #expect(try runs("a\nb\n\nc", .inlineOnlyPreservingWhitespace).joined() == "a\nb\n\nc")
    #expect(try runs("# A\n\n- b\n- *c*", .full).joined() == "Abc[e]")
  }

  @Test func labelsMeasureMarkdown() throws {
    func width(_ text: NSAttributedString) -> CGFloat {
      let label = UILabel()
      label.attributedText = text
      return label.intrinsicContentSize.width
    }
    let bold = try NSAttributedString(markdown: "**Width**")
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(width(bold) == width(NSAttributedString(string: "Width", attributes: [.font: font])))
    #expect(width(bold) > width(NSAttributedString(string: "Width")))
  }

  @Test func presentationIntentsSurviveConversion() throws {
    let text = try AttributedString(markdown: "a **b**")
    let back = AttributedString(NSAttributedString(text))
    #expect(back.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized])
  }

  @Test func localizedTextsAreMarkdown() {
    let text = AttributedString(localized: "**bold** and ^[2 word](inflect: true)")
    #expect(String(text.characters) == "bold and 2 word")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
