// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Writes an attributed text as RTF.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [WrittenStyle.Color] = []

  static func document(_ text: NSAttributedString) -> String {
    var writer = RTFWriter()
    let body = text.writtenRuns.map { writer.run($0.text, $0.style) }.joined()
    let fonts = writer.fonts.enumerated().map { "\\f\($0)\\fnil\\fcharset0 \($1);" }.joined()
    let colors = writer.colors.map { "\\red\($0.red)\\green\($0.green)\\blue\($0.blue);" }.joined()
    return """
      {\\rtf1\\ansi\\ansicpg1252
      {\\fonttbl\(fonts)}
      {\\colortbl;\(colors)}
      \\uc0 \(body)}
      """
  }

  private mutating func run(_ text: String, _ style: WrittenStyle) -> String {
    var words = "\\pard\(Self.word(for: style.alignment))"
    words += "\\f\(number(of: style.fontName, in: \.fonts))"
    words += style.isBold ? "\\b" : "\\b0"
    words += style.isItalic ? "\\i" : "\\i0"
    words += "\\fs\(Int((style.size * 2).rounded()))"
    words += "\\cf\(style.color.map { number(of: $0, in: \.colors) + 1 } ?? 0)"
    words += "\\cb\(style.background.map { number(of: $0, in: \.colors) + 1 } ?? 0)"
    words += style.isUnderlined ? "\\ul" : "\\ulnone"
    words += style.isStruck ? "\\strike" : "\\strike0"
    let shown = "\(words) \(Self.escaped(text))"
    guard let link = style.link else { return shown }
    return "{\\field{\\*\\fldinst{HYPERLINK \"\(link)\"}}{\\fldrslt \(shown)}}"
  }

  private mutating func number<Value: Equatable>(
    of value: Value, in table: WritableKeyPath<RTFWriter, [Value]>
  ) -> Int {
    if let known = self[keyPath: table].firstIndex(of: value) { return known }
    self[keyPath: table].append(value)
    return self[keyPath: table].count - 1
  }

  private static func word(for alignment: NSTextAlignment) -> String {
    switch alignment {
    case .left: "\\ql"
    case .center: "\\qc"
    case .right: "\\qr"
    case .justified: "\\qj"
    case .natural: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "{", "}": "\\\(scalar)"
      case "\n": "\\\n"
      case "\t": "\\tab "
      case "\u{2028}": "\\line "
      case _ where scalar.isASCII: String(scalar)
      default: UTF16.encode(scalar).map { $0.map { "\\u\($0) " }.joined() } ?? ""
      }
    }
    .joined()
  }
}
