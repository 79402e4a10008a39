// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Creates an attributed text from HTML: running text, lists, headings, links and styles. A row of
/// a table is a line with tabs between the cells. Images are left out.
struct HTMLText {
  private struct Element {
    var name: String
    var style: HTMLStyle
    /// The number of the next item of a numbered list.
    var item = 1
  }

  private var stack: [Element]
  private var sheet = HTMLStyleSheet()
  private let result = NSMutableAttributedString(string: "")
  private var lineIsEmpty = true
  private var spaceIsDue = false

  static func attributed(_ html: String) -> NSAttributedString {
    var text = HTMLText()
    let tokens = HTMLToken.all(in: html)
    for case .open("style", let attributes) in tokens {
      text.sheet.add(attributes["content"] ?? "")
    }
    text.stack[0].style = text.style(of: "html", [:], in: text.stack[0].style)
    text.stack[0].style = text.style(of: "body", [:], in: text.stack[0].style)
    for token in tokens { text.take(token) }
    return text.result
  }

  private init() { stack = [Element(name: "", style: HTMLStyle())] }

  private var current: HTMLStyle { stack[stack.count - 1].style }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "blockquote", "pre", "table",
    "tr", "section", "article", "header", "footer", "main", "center", "dl", "dt", "dd", "address",
    "form", "figure", "figcaption", "nav", "aside", "hr",
  ]
  private static let empty: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "style", "script", "title", "wbr", "col",
  ]
  /// Elements that the next element of the same kind ends.
  private static let single: Set<String> = ["li", "p", "tr", "td", "th", "dt", "dd", "option"]

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text): append(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if name == "br" {
      spaceIsDue = false
      append(raw: "\u{2028}")
      lineIsEmpty = true
      return
    }
    if Self.single.contains(name) || (Self.blocks.contains(name) && stack.last?.name == "p") {
      endUnclosed(name)
    }
    if Self.blocks.contains(name) { endLine() }
    guard !Self.empty.contains(name) else { return }
    if name == "body" || name == "html" {
      stack[0].style.apply(declarations: attributes["style"] ?? "")
      return
    }
    stack.append(Element(name: name, style: style(of: name, attributes, in: current)))
    if name == "li" { appendMarker() }
    if name == "td" || name == "th", !lineIsEmpty {
      spaceIsDue = false
      append(raw: "\t")
    }
  }

  private func style(
    of name: String, _ attributes: [String: String], in outer: HTMLStyle
  ) -> HTMLStyle {
    var style = outer
    style.apply(name, attributes)
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ")
    for declarations in sheet.declarations(of: name, classes: classes) {
      style.apply(declarations: declarations)
    }
    style.apply(declarations: attributes["style"] ?? "")
    return style
  }

  /// Closes an element without an end tag: an item before the next item, a paragraph before a
  /// block.
  private mutating func endUnclosed(_ name: String) {
    for index in stack.indices.reversed() {
      let open = stack[index].name
      if open == name || (open == "p" && Self.blocks.contains(name)) { return close(open) }
      if Self.blocks.contains(open) || index == 0 { return }
    }
  }

  private mutating func close(_ name: String) {
    guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else {
      if name == "p" { endLine() }
      return
    }
    if Self.blocks.contains(name) { endLine() }
    stack.removeSubrange(index...)
  }

  private mutating func appendMarker() {
    guard
      let list = stack.indices.dropLast().last(where: { ["ul", "ol"].contains(stack[$0].name) })
    else { return }
    let mark = stack[list].name == "ol" ? "\(stack[list].item)." : "\u{2022}"
    stack[list].item += 1
    append(raw: "\t\(mark)\t")
    lineIsEmpty = true
  }

  // MARK: Text

  private mutating func append(_ text: String) {
    guard !current.keepsSpaces else { return append(raw: text) }
    var piece = ""
    for character in text {
      if character.isWhitespace, character != "\u{a0}" {
        spaceIsDue = !lineIsEmpty || !piece.isEmpty
      } else {
        if spaceIsDue { piece.append(" ") }
        spaceIsDue = false
        piece.append(character)
        lineIsEmpty = false
      }
    }
    append(raw: piece)
  }

  private mutating func append(raw text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
    lineIsEmpty = text.hasSuffix("\n")
  }

  /// Ends the line if it is not empty.
  private mutating func endLine() {
    spaceIsDue = false
    guard result.length > 0, !result.string.hasSuffix("\n") else { return }
    result.append(NSAttributedString(string: "\n", attributes: attributes))
    lineIsEmpty = true
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = current
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.paragraphSpacing =
      stack.last { Self.blocks.contains($0.name) }?.style.spacingAfter ?? 0
    if style.indent > 0 {
      paragraph.headIndent = style.indent
      let isItem = stack.contains { $0.name == "li" }
      paragraph.firstLineHeadIndent = isItem ? 0 : style.indent
      if isItem {
        paragraph.tabStops = [
          NSTextTab(textAlignment: .left, location: style.indent - 25, options: [:]),
          NSTextTab(textAlignment: .natural, location: style.indent, options: [:]),
        ]
      }
    }
    if let height = style.lineHeight {
      paragraph.minimumLineHeight = height
      paragraph.maximumLineHeight = height
    }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: style.font, .foregroundColor: style.color ?? UIColor.black,
      .paragraphStyle: paragraph,
    ]
    if let background = style.background { attributes[.backgroundColor] = background }
    if style.isUnderlined { attributes[.underlineStyle] = NSNumber(value: 1) }
    if style.isStruck { attributes[.strikethroughStyle] = NSNumber(value: 1) }
    if style.rise != 0 { attributes[.baselineOffset] = CGFloat(style.rise) }
    if let link = style.link { attributes[.link] = link }
    return attributes
  }
}
