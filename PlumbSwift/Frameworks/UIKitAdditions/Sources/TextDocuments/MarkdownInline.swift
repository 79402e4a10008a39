// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Reads the inline elements of Markdown by CommonMark's rules: emphasis, code, links, addresses in
/// angle brackets, escapes and breaks. Images become their texts. Struck-through text is read too.
struct MarkdownInline {
  struct Piece {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    /// A run of delimiters that may still open or close emphasis.
    fileprivate var delimiters: Delimiters?
  }

  fileprivate struct Delimiters {
    var mark: Character
    var count: Int
    var original: Int
    var opens: Bool
    var closes: Bool
  }

  private let text: [Character]
  private let keepsSpaces: Bool
  private var index = 0
  private var pieces: [Piece] = []
  private var brackets: [(piece: Int, isImage: Bool)] = []

  /// - Parameter keepsSpaces: Whether line ends stay. If false, a line end becomes a space.
  static func pieces(of text: String, keepingSpaces keepsSpaces: Bool) -> [Piece] {
    var reader = MarkdownInline(text: Array(text), keepsSpaces: keepsSpaces)
    reader.read()
    return reader.pieces.filter { !$0.text.isEmpty }
  }

  private init(text: [Character], keepsSpaces: Bool) {
    self.text = text
    self.keepsSpaces = keepsSpaces
  }

  private mutating func read() {
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\":
        readEscape()
      case "`":
        readCode()
      case "*", "_", "~":
        readDelimiters(character)
      case "!" where index + 1 < text.count && text[index + 1] == "[":
        brackets.append((pieces.count, true))
        pieces.append(Piece(text: "!["))
        index += 2
      case "[":
        brackets.append((pieces.count, false))
        pieces.append(Piece(text: "["))
        index += 1
      case "]":
        readLinkEnd()
      case "<":
        readAddress()
      case "\n" where !keepsSpaces:
        readBreak()
      default:
        append(String(character))
        index += 1
      }
    }
    resolveEmphasis(from: 0)
  }

  private mutating func append(_ string: String, _ intent: InlinePresentationIntent = []) {
    if let last = pieces.last, last.delimiters == nil, last.intent == intent, last.link == nil,
      brackets.last?.piece != pieces.count - 1
    {
      pieces[pieces.count - 1].text += string
    } else {
      pieces.append(Piece(text: string, intent: intent))
    }
  }

  private mutating func readEscape() {
    index += 1
    guard index < text.count else { return append("\\") }
    if text[index] == "\n" {
      append("\n", keepsSpaces ? [] : .lineBreak)
    } else if text[index].isASCII, text[index].isPunctuation || text[index].isSymbol {
      append(String(text[index]))
    } else {
      return append("\\")
    }
    index += 1
  }

  private mutating func readCode() {
    let start = index
    let count = run(of: "`")
    index += count
    var end = index
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      var length = 0
      while end + length < text.count, text[end + length] == "`" { length += 1 }
      if length == count {
        var code = String(text[index..<end].map { $0 == "\n" ? " " : $0 })
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        append(code, .code)
        index = end + length
        return
      }
      end += length
    }
    append(String(text[start..<index]))
  }

  private func run(of mark: Character) -> Int { text[index...].prefix { $0 == mark }.count }

  private mutating func readDelimiters(_ mark: Character) {
    let count = run(of: mark)
    let before: Character = index > 0 ? text[index - 1] : "\n"
    let after: Character = index + count < text.count ? text[index + count] : "\n"
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let left = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let right = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    let isWord = mark == "_"
    pieces.append(
      Piece(
        text: String(repeating: mark, count: count),
        delimiters: Delimiters(
          mark: mark, count: count, original: count,
          opens: isWord ? left && (!right || isMark(before)) : left,
          closes: isWord ? right && (!left || isMark(after)) : right)))
    index += count
  }

  private mutating func readBreak() {
    let spaces = pieces.last?.text.reversed().prefix { $0 == " " }.count ?? 0
    if spaces > 0 { pieces[pieces.count - 1].text.removeLast(spaces) }
    append(spaces >= 2 ? "\n" : " ", spaces >= 2 ? .lineBreak : .softBreak)
    index += 1
    while index < text.count, text[index] == " " { index += 1 }
  }

  private mutating func readAddress() {
    let end = text[index...].firstIndex { $0 == ">" || $0.isWhitespace }
    guard let end, text[end] == ">" else {
      append("<")
      index += 1
      return
    }
    let address = String(text[(index + 1)..<end])
    if address.contains(":") {
      pieces.append(Piece(text: address, link: address))
    } else if address.contains("@") {
      pieces.append(Piece(text: address, link: "mailto:" + address))
    } else {
      append("<" + address + ">", .inlineHTML)
    }
    index = end + 1
  }

  private mutating func readLinkEnd() {
    index += 1
    guard let bracket = brackets.popLast() else { return append("]") }
    guard let destination = readDestination() else {
      append("]")
      return
    }
    pieces[bracket.piece].text = ""
    resolveEmphasis(from: bracket.piece + 1)
    if !bracket.isImage {
      for place in pieces.indices[bracket.piece...] { pieces[place].link = destination }
      // A link contains no other link.
      brackets.removeAll { !$0.isImage }
    }
  }

  /// Reads `(address "title")` behind a bracket. Returns nil and consumes nothing if there is no
  /// address.
  private mutating func readDestination() -> String? {
    guard index < text.count, text[index] == "(" else { return nil }
    var depth = 0
    var end = index
    while end < text.count {
      if text[end] == "\\" { end += 1 } else if text[end] == "(" { depth += 1 }
      if end < text.count, text[end] == ")", text[end - 1] != "\\" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    guard end < text.count else { return nil }
    let inside = String(text[(index + 1)..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
    index = end + 1
    if inside.hasPrefix("<") { return String(inside.dropFirst().prefix { $0 != ">" }) }
    return String(inside.prefix { !$0.isWhitespace })
  }

  /// Pairs runs of delimiters, starting at a piece. Delimiters without a partner are text.
  private mutating func resolveEmphasis(from first: Int) {
    var closer = first
    while closer < pieces.count {
      guard let closing = pieces[closer].delimiters, closing.closes, closing.count > 0,
        let opener = opener(for: closing, before: closer, from: first),
        let opening = pieces[opener].delimiters
      else {
        closer += 1
        continue
      }
      let used =
        closing.mark == "~" ? closing.count : (opening.count >= 2 && closing.count >= 2 ? 2 : 1)
      let intent: InlinePresentationIntent =
        closing.mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for place in (opener + 1)..<closer {
        pieces[place].intent.insert(intent)
        // Delimiters between the pair have no partner and stay text.
        pieces[place].delimiters = nil
      }
      for place in [opener, closer] {
        pieces[place].delimiters?.count -= used
        pieces[place].text.removeLast(used)
      }
    }
    for place in pieces.indices[min(first, pieces.count)...] { pieces[place].delimiters = nil }
  }

  private func opener(for closing: Delimiters, before closer: Int, from first: Int) -> Int? {
    (first..<closer).last { place in
      guard let opening = pieces[place].delimiters, opening.opens, opening.count > 0,
        opening.mark == closing.mark
      else { return false }
      if closing.mark == "~" { return opening.count == closing.count && closing.count <= 2 }
      // The rule of three: "***a** b*".
      return !(opening.closes || closing.opens)
        || (opening.original + closing.original) % 3 != 0
        || (opening.original % 3 == 0 && closing.original % 3 == 0)
    }
  }
}
