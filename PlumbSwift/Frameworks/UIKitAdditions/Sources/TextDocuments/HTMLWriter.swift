// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Writes an attributed text as HTML, with an element for each paragraph and a span for each run.
enum HTMLWriter {
  static func document(_ text: NSAttributedString) -> String {
    let string = text.string as NSString
    var paragraphs: [String] = []
    var start = 0
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      paragraphs.append(paragraph(text.attributedSubstring(from: range)))
      start = NSMaxRange(range)
    }
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="utf-8">
      </head>
      <body>
      \(paragraphs.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static func paragraph(_ text: NSAttributedString) -> String {
    let runs = text.writtenRuns
    let spans = runs.map { run in
      let text = escaped(run.text.trimmingCharacters(in: .newlines))
      guard !text.isEmpty else { return "" }
      let span = "<span style=\"\(declarations(run.style))\">\(text)</span>"
      return run.style.link.map { "<a href=\"\(escaped($0))\">\(span)</a>" } ?? span
    }
    let alignment =
      switch runs.first?.style.alignment {
      case .center: "; text-align: center"
      case .right: "; text-align: right"
      case .justified: "; text-align: justify"
      default: ""
      }
    let content = spans.joined()
    return "<p style=\"margin: 0\(alignment)\">\(content.isEmpty ? "<br>" : content)</p>"
  }

  private static func declarations(_ style: WrittenStyle) -> String {
    var all = ["font-family: '\(style.fontName)'", "font-size: \(number(style.size))px"]
    if style.isBold { all.append("font-weight: bold") }
    if style.isItalic { all.append("font-style: italic") }
    if let color = style.color { all.append("color: \(hexadecimal(color))") }
    if let color = style.background { all.append("background-color: \(hexadecimal(color))") }
    let lines = [style.isUnderlined ? "underline" : nil, style.isStruck ? "line-through" : nil]
      .compactMap { $0 }
    if !lines.isEmpty { all.append("text-decoration: \(lines.joined(separator: " "))") }
    return all.joined(separator: "; ")
  }

  private static func hexadecimal(_ color: WrittenStyle.Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { String($0 + 256, radix: 16).dropFirst() }
      .joined()
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "\u{2028}", with: "<br>")
  }
}
