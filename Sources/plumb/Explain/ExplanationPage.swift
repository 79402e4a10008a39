// SPDX-License-Identifier: MIT

import LayoutReports

/// Explanations of conflicts as a page.
struct ExplanationPage {
  /// The explanations, each with the name of the text that contains its message.
  var explanations: [(source: String, ConflictExplanation)]
  var live = LiveFiles()

  func html() -> String {
    let writer = ExplanationText()
    let live = liveLog()
    let sections = explanations.enumerated().map { number, each in
      let (source, explanation) = each
      let name = "\(source):\(explanation.log.line)"
      let button =
        number < Self.mostLive ? live.button("log", LivePlace(conflict: number), name) : ""
      return Page.section(
        name,
        "<p><b>\(Page.escaped(explanation.sentence))</b></p>\n"
          + "<div class=\"wide\" role=\"region\" aria-label=\"Picture\" tabindex=\"0\">"
          + "\(ConflictPicture(explanation).element)</div>\n\(button)"
          + writer.sections(explanation).map(Self.part).joined())
    }
    return Page(
      title: "Constraints that contradict each other",
      content: sections.isEmpty ? "<p>No conflict was found.</p>\n" : sections.joined(),
      live: live
    ).html()
  }

  /// The greatest number of conflicts that Plumb Studio explains.
  private static let mostLive = 200

  /// The first conflicts as a log of their messages.
  private func liveLog() -> LiveFiles {
    var live = live
    let shown = explanations.prefix(Self.mostLive)
    guard !shown.isEmpty else { return live }
    live.add(
      shown.map { $1.log.message }.joined(separator: "\n"), named: "Console log", as: "log",
      places: shown.map { "\($0):\($1.log.line)" })
    return live
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
