// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A tag or text of an HTML document. Reading never fails: as in browsers, malformed tags are text.
enum HTMLToken: Equatable {
  case text(String)
  case open(String, attributes: [String: String])
  case close(String)

  /// - Complexity: O(n).
  static func all(in html: String) -> [HTMLToken] {
    var reader = HTMLTokenReader(html)
    var tokens: [HTMLToken] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }
}

private struct HTMLTokenReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ html: String) { scalars = Array(html.unicodeScalars) }

  mutating func next() -> HTMLToken? {
    while index < scalars.count {
      guard scalars[index] == "<" else { return .text(HTMLEntities.decoded(readText())) }
      if starts(with: "<!--") {
        skip(through: "-->")
      } else if starts(with: "<!") || starts(with: "<?") {
        skip(through: ">")
      } else if let tag = readTag() {
        return tag
      } else {
        index += 1
        return .text("<" + HTMLEntities.decoded(readText()))
      }
    }
    return nil
  }

  private mutating func readText() -> String {
    let start = index
    while index < scalars.count, scalars[index] != "<" { index += 1 }
    return string(start..<index)
  }

  private mutating func readTag() -> HTMLToken? {
    let start = index
    index += 1
    let isClosing = index < scalars.count && scalars[index] == "/"
    if isClosing { index += 1 }
    guard index < scalars.count, scalars[index].properties.isAlphabetic else {
      index = start
      return nil
    }
    let name = readName().lowercased()
    var attributes: [String: String] = [:]
    while index < scalars.count, scalars[index] != ">" {
      guard scalars[index].properties.isAlphabetic || scalars[index] == "-" else {
        index += 1
        continue
      }
      let key = readName().lowercased()
      skipSpace()
      var value = ""
      if index < scalars.count, scalars[index] == "=" {
        index += 1
        skipSpace()
        value = readValue()
      }
      attributes[key] = HTMLEntities.decoded(value)
    }
    index = min(index + 1, scalars.count)
    if isClosing { return .close(name) }
    // The content of these elements has no markup.
    if name == "script" || name == "style" || name == "title" {
      let content = index
      while index < scalars.count, !starts(with: "</" + name) { index += 1 }
      attributes["content"] = string(content..<index)
      skip(through: ">")
    }
    return .open(name, attributes: attributes)
  }

  private mutating func readName() -> String {
    let start = index
    while index < scalars.count,
      scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil
        || scalars[index] == "-" || scalars[index] == ":"
    { index += 1 }
    return string(start..<index)
  }

  private mutating func readValue() -> String {
    guard index < scalars.count else { return "" }
    let quote = scalars[index]
    let start: Int
    if quote == "\"" || quote == "'" {
      index += 1
      start = index
      while index < scalars.count, scalars[index] != quote { index += 1 }
      defer { index = min(index + 1, scalars.count) }
      return string(start..<index)
    }
    start = index
    while index < scalars.count, scalars[index] != ">", !scalars[index].properties.isWhitespace {
      index += 1
    }
    return string(start..<index)
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private mutating func skip(through end: String) {
    while index < scalars.count, !starts(with: end) { index += 1 }
    index = min(index + end.unicodeScalars.count, scalars.count)
  }

  private func starts(with text: String) -> Bool {
    var at = index
    for scalar in text.unicodeScalars {
      guard at < scalars.count,
        scalars[at] == scalar || scalars[at].properties.lowercaseMapping == String(scalar)
      else { return false }
      at += 1
    }
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}

enum HTMLEntities {
  /// Replaces character references: numbers, and common names.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let after = name.endIndex
      if !name.isEmpty, after < rest.endIndex, rest[after] == ";", let character = character(name) {
        result.unicodeScalars.append(character)
        rest = rest[rest.index(after: after)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let number = name.dropFirst()
    let value =
      number.lowercased().hasPrefix("x")
      ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "copy": "\u{a9}", "reg": "\u{ae}", "trade": "\u{2122}", "hellip": "\u{2026}",
    "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201c}", "rdquo": "\u{201d}", "sbquo": "\u{201a}", "bdquo": "\u{201e}",
    "laquo": "\u{ab}", "raquo": "\u{bb}", "bull": "\u{2022}", "middot": "\u{b7}",
    "euro": "\u{20ac}", "pound": "\u{a3}", "yen": "\u{a5}", "cent": "\u{a2}", "deg": "\u{b0}",
    "times": "\u{d7}", "divide": "\u{f7}", "plusmn": "\u{b1}", "frac12": "\u{bd}",
    "sect": "\u{a7}", "para": "\u{b6}", "larr": "\u{2190}", "rarr": "\u{2192}",
    "uarr": "\u{2191}", "darr": "\u{2193}", "shy": "\u{ad}", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}",
    "auml": "\u{e4}", "ouml": "\u{f6}", "uuml": "\u{fc}", "Auml": "\u{c4}", "Ouml": "\u{d6}",
    "Uuml": "\u{dc}", "szlig": "\u{df}", "eacute": "\u{e9}", "egrave": "\u{e8}",
    "ecirc": "\u{ea}", "agrave": "\u{e0}", "aacute": "\u{e1}", "acirc": "\u{e2}",
    "ccedil": "\u{e7}", "iacute": "\u{ed}", "oacute": "\u{f3}", "uacute": "\u{fa}",
    "ntilde": "\u{f1}", "aring": "\u{e5}", "oslash": "\u{f8}", "aelig": "\u{e6}",
  ]
}
