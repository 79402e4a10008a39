// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The style of a piece of an HTML text, from its elements and style rules.
struct HTMLStyle {
  var family = "Times New Roman"
  var size = 12.0
  var isBold = false
  var isItalic = false
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: URL?
  /// The distance above the baseline, in points.
  var rise = 0.0
  var alignment = NSTextAlignment.natural
  var keepsSpaces = false
  var spacingAfter = 0.0
  var indent = 0.0
  var lineHeight: Double?

  /// Sets the family to the first one of a list.
  mutating func setFamily(_ list: String) {
    let first = list.split(separator: ",").first.map(String.init) ?? list
    let name = first.trimmingCharacters(in: CharacterSet(charactersIn: "'\" \n\t"))
    if !name.isEmpty { family = name }
  }

  var font: UIFont {
    let system = ["-apple-system", "system-ui", "ui-sans-serif", ".sf", ".apple", "san francisco"]
    let generic = ["serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier"]
    let name = family.lowercased()
    if system.contains(where: name.hasPrefix) {
      return .systemFont(ofSize: size, weight: isBold ? .bold : .regular).with(isItalic: isItalic)
    }
    return .of(generic[name] ?? family, size: size, isBold: isBold, isItalic: isItalic)
  }

  // MARK: Elements

  /// Applies the browsers' default style of an element, and the styles of its attributes.
  mutating func apply(_ name: String, _ attributes: [String: String]) {
    spacingAfter = 0
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "kbd", "samp", "tt": family = "Courier"
    case "pre":
      family = "Courier"
      keepsSpaces = true
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "sub", "sup":
      rise += (name == "sup" ? 1 : -0.5) * size / 3
      size *= 0.83
    case "h1", "h2", "h3", "h4", "h5", "h6":
      // Font sizes and margins in multiples of the text size, from the browsers' default style
      // sheet.
      let (scale, margin) =
        ["h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67)][
          name] ?? (0.67, 2.33)
      size *= scale
      isBold = true
      spacingAfter = size * margin
    case "p": spacingAfter = size
    case "ul", "ol", "dd": indent += 36
    case "blockquote": indent += 40
    case "center": alignment = .center
    case "a":
      if let address = attributes["href"], let url = URL(string: address) {
        link = url
        color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
        isUnderlined = true
      }
    case "font":
      if let color = attributes["color"].flatMap(UIColor.init(css:)) { self.color = color }
      if let face = attributes["face"] { setFamily(face) }
      if let step = attributes["size"].flatMap({ Int($0) }), (1...7).contains(step) {
        size = [7.5, 9.75, 12, 13.5, 18, 24, 36][step - 1]
      }
    default: break
    }
    switch attributes["align"]?.lowercased() {
    case "center": alignment = .center
    case "right": alignment = .right
    case "left": alignment = .left
    case "justify": alignment = .justified
    default: break
    }
  }

  // MARK: Declarations

  /// Applies declarations, written as in a `style` attribute.
  mutating func apply(declarations: String) {
    for declaration in declarations.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = declaration[declaration.index(after: colon)...]
        .replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      apply(name, value)
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = UIColor(css: value) ?? color
    case "background", "background-color": background = UIColor(css: value) ?? background
    case "font-family": setFamily(value)
    case "font-size": size = length(word, of: size) ?? size
    case "font-weight":
      isBold = word == "bold" || word == "bolder" || (Int(word).map { $0 >= 600 } ?? false)
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font":
      // The size, and the family after it: "italic bold 12px/1.5 Helvetica, serif".
      let words = value.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
      guard
        let place = words.firstIndex(where: {
          length(String($0.lowercased().prefix { $0 != "/" }), of: size) != nil
            && Int($0) == nil
        })
      else { return }
      isBold = words[..<place].contains { $0 == "bold" || (Int($0) ?? 0) >= 600 }
      isItalic = words[..<place].contains("italic")
      size = length(String(words[place].lowercased().prefix { $0 != "/" }), of: size) ?? size
      setFamily(words[(place + 1)...].joined(separator: " "))
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      alignment =
        ["center": .center, "right": .right, "left": .left, "justify": .justified][word]
        ?? alignment
    case "line-height": lineHeight = Double(word).map { $0 * size } ?? length(word, of: size)
    case "margin-bottom": spacingAfter = length(word, of: size) ?? spacingAfter
    case "margin":
      if let first = word.split(separator: " ").first {
        spacingAfter = length(String(first), of: size) ?? spacingAfter
      }
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    default: break
    }
  }

  /// A length in points, or nil if the text is not a length.
  private func length(_ text: String, of size: Double) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4 / 3), ("rem", 12), ("em", size), ("%", size / 100),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map {
        $0 * factor
      }
    }
    let names = [
      "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24, "x-small": 7.5,
      "smaller": size / 1.2, "larger": size * 1.2,
    ]
    return names[text] ?? Double(text)
  }
}

/// The rules of `<style>` elements whose selectors name elements, classes or everything.
struct HTMLStyleSheet {
  private var rules: [(selector: String, declarations: String)] = []

  mutating func add(_ css: String) {
    var rest = Substring(css)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      for selector in rest[..<open].split(separator: ",") {
        rules.append(
          (
            selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
            String(rest[rest.index(after: open)..<close])
          ))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  func declarations(of element: String, classes: [Substring]) -> [String] {
    rules.filter { rule in
      rule.selector == element || rule.selector == "*"
        || classes.contains { rule.selector == ".\($0)" || rule.selector == "\(element).\($0)" }
    }.map(\.declarations)
  }
}

extension UIColor {
  /// A colour in CSS notation, or nil if the text is not a colour.
  convenience init?(css text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") {
      let digits = Array(text.dropFirst())
      let wide = digits.count <= 4 ? digits.flatMap { [$0, $0] } : digits
      let numbers = stride(from: 0, to: wide.count - 1, by: 2).compactMap {
        UInt8(String(wide[$0...$0 + 1]), radix: 16)
      }
      guard numbers.count == 3 || numbers.count == 4 else { return nil }
      let parts = numbers.map { CGFloat($0) / 255 }
      self.init(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    } else if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
      let parts = text[open...].dropFirst().prefix { $0 != ")" }
        .split { $0 == "," || $0 == " " || $0 == "/" }.compactMap { Double($0) }
      guard parts.count >= 3 else { return nil }
      self.init(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
        alpha: parts.count > 3 ? parts[3] : 1)
    } else {
      let names = [
        "black": 0x000000, "white": 0xffffff, "red": 0xff0000, "green": 0x008000,
        "blue": 0x0000ff, "gray": 0x808080, "grey": 0x808080, "silver": 0xc0c0c0,
        "yellow": 0xffff00, "orange": 0xffa500, "purple": 0x800080, "navy": 0x000080,
        "teal": 0x008080, "maroon": 0x800000, "olive": 0x808000, "lime": 0x00ff00,
        "aqua": 0x00ffff, "cyan": 0x00ffff, "fuchsia": 0xff00ff, "magenta": 0xff00ff,
        "brown": 0xa52a2a, "pink": 0xffc0cb, "lightgray": 0xd3d3d3, "darkgray": 0xa9a9a9,
      ]
      guard let number = names[text] else { return nil }
      self.init(
        red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 0xff) / 255,
        blue: CGFloat(number & 0xff) / 255, alpha: 1)
    }
  }
}
