// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import LayoutRendering

/// The parts of pages. Titles, captions and cells are plain text; other contents are HTML.
extension Page {
  static func section(_ title: String, _ content: String) -> String {
    "<section>\n<h2>\(escaped(title))</h2>\n\(content)</section>\n"
  }

  /// A list of HTML items; empty without items.
  static func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "<ul>\n" + items.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
  }

  static func details(_ summary: String, isOpen: Bool = false, _ content: String) -> String {
    "<details\(isOpen ? " open" : "")><summary>\(escaped(summary))</summary>\n\(content)</details>\n"
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let columns = head.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { row in
      let cells = row.dropFirst().map { "<td>\(escaped($0))</td>" }.joined()
      return "<tr><th scope=\"row\">\(escaped(row.first ?? ""))</th>\(cells)</tr>\n"
    }
    return "<div class=\"wide\" role=\"region\" aria-label=\"Table\" tabindex=\"0\"><table>\n"
      + "<tr>\(columns)</tr>\n\(body.joined())</table></div>\n"
  }

  /// A group of figures side by side.
  static func pictures(_ figures: [String]) -> String {
    figures.isEmpty ? "" : "<div class=\"pictures\">\(figures.joined())</div>\n"
  }

  /// A picture that a click enlarges. It is embedded as an image: equal ids in several pictures do
  /// not clash, and nothing in it can run.
  ///
  /// - Parameters:
  ///   - id: the id of the figure, which no other element of the page has.
  ///   - button: a button of ``LiveFiles``, or an empty text.
  static func figure(
    _ list: DisplayList, _ caption: String, id: String, button: String = ""
  ) -> String {
    let data = Data(SVGRenderer().render(list).utf8).base64EncodedString()
    let caption = escaped(caption)
    return "<figure id=\"\(id)\"><a class=\"close\" href=\"#main\">close</a>"
      + "<a href=\"#\(id)\"><img loading=\"lazy\" alt=\"\(caption)\" "
      + "src=\"data:image/svg+xml;base64,\(data)\"></a><figcaption>\(caption)</figcaption>\n"
      + "\(button)</figure>\n"
  }

  /// Findings with their severity, line and conditions.
  static func findings(_ findings: [Diagnostic]) -> String {
    let items = findings.map { finding in
      let place = finding.place.line.map { "line \($0): " } ?? ""
      let conditions = finding.conditions.map { " <i>\(escaped($0))</i>" } ?? ""
      let severity = finding.severity.rawValue
      return "<li class=\"\(severity)\"><span class=\"badge\">\(severity)</span> \(place)"
        + "\(escaped(finding.message)) [\(finding.rule.rawValue)]\(conditions)</li>\n"
    }
    return "<ul class=\"reasons\">\n\(items.joined())</ul>\n"
  }

  /// A strip of a range of sizes, in which the broken sizes are marked.
  static func bar(
    _ range: ClosedRange<Double>, broken: [ClosedRange<Double>], breakpoints: [Double]
  ) -> String {
    let span = max(range.upperBound - range.lowerBound, 1e-9)
    func percent(_ length: Double) -> String {
      "\(((length - range.lowerBound) / span * 10_000).rounded() / 100)%"
    }
    let parts =
      broken.map { part in
        let width = "\(((part.upperBound - part.lowerBound) / span * 10_000).rounded() / 100)%"
        return "<span class=\"broken\" style=\"left:\(percent(part.lowerBound));"
          + "width:max(3px,\(width))\"></span>"
      } + breakpoints.map { "<span class=\"break\" style=\"left:\(percent($0))\"></span>" }
    return "<div class=\"bar\" aria-hidden=\"true\">\(parts.joined())</div>\n"
  }
}
