// SPDX-License-Identifier: MIT

import LayoutReports

/// Explanations of conflicts as a page.
struct ExplanationPage {
  /// The explanations, each with the name of the text that contains its message.
  var explanations: [(source: String, ConflictExplanation)]

  func html() -> String {
    let writer = ExplanationText()
    let sections = explanations.map { source, explanation in
      Page.section(
        "\(source):\(explanation.log.line)",
        "<p><b>\(Page.escaped(explanation.sentence))</b></p>\n"
          + "<div class=\"wide\" role=\"region\" aria-label=\"Picture\" tabindex=\"0\">"
          + "\(ConflictPicture(explanation).element)</div>\n"
          + writer.sections(explanation).map(Self.part).joined())
    }
    return Page(
      title: "Constraints that contradict each other",
      content: sections.isEmpty ? "<p>No conflict was found.</p>\n" : sections.joined()
    ).html()
  }

  private static func part(_ section: ExplanationText.Section) -> String {
    let title = section.title.isEmpty ? "" : "<h3>\(Page.escaped(section.title))</h3>\n"
    return title + (section.isList ? entries(section.lines) : text(section.lines))
  }

  /// Constraints with a mark for the one that is broken, and other lists.
  private static func entries(_ lines: [String]) -> String {
    let items = lines.map { line in
      if line.hasPrefix("✗ ") {
        return "<li class=\"broken\"><span class=\"badge\">broken</span> "
          + "\(Page.escaped(String(line.dropFirst(2))))</li>\n"
      }
      return "<li>\(Page.escaped(line.hasPrefix("• ") ? String(line.dropFirst(2)) : line))</li>\n"
    }
    return "<ul class=\"reasons\">\n\(items.joined())</ul>\n"
  }

  /// Paragraphs, and code in the indented lines.
  private static func text(_ lines: [String]) -> String {
    var text = ""
    var rest = lines[...]
    while let first = rest.first {
      let isCode = first.hasPrefix("    ")
      let part = rest.prefix { $0.hasPrefix("    ") == isCode }
      rest = rest.dropFirst(part.count)
      text +=
        isCode
        ? "<pre tabindex=\"0\"><code>"
          + Page.escaped(part.map { String($0.dropFirst(4)) }.joined(separator: "\n"))
          + "</code></pre>\n"
        : "<p>\(part.map(Page.escaped).joined(separator: "\n"))</p>\n"
    }
    return text
  }
}
