// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Creates an attributed text from RTF: running text with fonts, colours, underlines, links and
/// alignment. Tables, pictures, headers and notes are left out.
struct RTFReader {
  /// The state at the start of a group. The end of the group restores it.
  private struct State {
    var style = RTFStyle()
    var destination = Destination.text
    /// The number of characters that follow a Unicode character, as its replacement in other
    /// readers.
    var replacements = 1
  }

  private enum Destination { case text, fonts, colors, instruction, none }

  private var stack = [State()]
  private var fonts: [Int: String] = [:]
  private var font = 0
  private var colors: [UIColor?] = []
  private var color = (red: 0, green: 0, blue: 0, isSet: false)
  private var instruction = ""
  private var skipped = 0
  /// UTF-16 code units of the current scalar.
  private var units: [UInt16] = []
  private let result = NSMutableAttributedString(string: "")

  /// Nil if the document is not RTF, or ends after its first word.
  static func attributed(_ data: Data) -> NSAttributedString? {
    let tokens = RTFToken.all(in: data)
    guard tokens.first == .open, tokens.dropFirst().first == .word("rtf", 1),
      tokens.count > 3
    else { return nil }
    var reader = RTFReader()
    for token in tokens { reader.take(token) }
    return reader.result
  }

  private var state: State {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  private mutating func take(_ token: RTFToken) {
    switch token {
    case .open: stack.append(state)
    case .close: if stack.count > 1 { stack.removeLast() }
    case .optional: state.destination = .none
    case .text(let text):
      if skipped > 0 { skipped -= 1 } else { append(text) }
    case .word(let name, let number):
      if name != "u" { skipped = 0 }
      take(name, number)
    }
  }

  private mutating func take(_ name: String, _ number: Int?) {
    switch name {
    case "fonttbl": state.destination = .fonts
    case "colortbl": state.destination = .colors
    case "fldinst":
      state.destination = .instruction
      instruction = ""
    case "fldrslt":
      state.destination = .text
      state.style.link = Self.link(in: instruction)
    case "stylesheet", "info", "pict", "header", "footer", "footnote", "object", "expandedcolortbl":
      state.destination = .none
    case "uc": state.replacements = number ?? 1
    case "u":
      units.append(UInt16(truncatingIfNeeded: number ?? 0))
      skipped = state.replacements
      if !UTF16.isLeadSurrogate(units[0]) || units.count > 1 {
        append(String(decoding: units, as: UTF16.self))
        units = []
      }
    case "f" where state.destination == .fonts: font = number ?? 0
    case "red": color = (number ?? 0, color.green, color.blue, true)
    case "green": color = (color.red, number ?? 0, color.blue, true)
    case "blue": color = (color.red, color.green, number ?? 0, true)
    default:
      if let text = Self.characters[name] {
        append(text)
      } else {
        state.style.apply(name, number, fonts: fonts, colors: colors)
      }
    }
  }

  private static let characters = [
    "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "\u{2014}", "endash": "\u{2013}",
    "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201c}",
    "rdblquote": "\u{201d}", "bullet": "\u{2022}", "cell": "\t", "row": "\n",
  ]

  private mutating func append(_ text: String) {
    switch state.destination {
    case .text:
      result.append(NSAttributedString(string: text, attributes: state.style.attributes))
    case .fonts: if text != ";" { fonts[font, default: ""] += text }
    case .colors:
      guard text == ";" else { return }
      colors.append(
        color.isSet
          ? UIColor(
            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
            blue: CGFloat(color.blue) / 255, alpha: 1) : nil)
      color = (0, 0, 0, false)
    case .instruction: instruction += text
    case .none: break
    }
  }

  private static func link(in instruction: String) -> URL? {
    let words = instruction.split(separator: " ")
    guard words.first == "HYPERLINK", let address = words.dropFirst().first else { return nil }
    return URL(string: address.trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
  }
}
