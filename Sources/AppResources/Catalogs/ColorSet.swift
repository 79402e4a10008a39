// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import InterfaceBuilder
import UIKitComponents

/// The `Contents.json` of a colour in an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference, "Named Color Set Type".
struct ColorSet: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
    /// The language that the entry is for.
    var locale: String?
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: Component]?
    /// The name of a colour of the system.
    var reference: String?

    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  /// A component: of 255 in decimal or hexadecimal, or from 0 to 1 with a point.
  struct Component: Decodable {
    var value: Double
    var isWhole = false

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      if text.hasPrefix("0x"), let number = UInt32(text.dropFirst(2), radix: 16) {
        value = Double(number) / 255
      } else if let number = Double(text), number.isFinite {
        value = number
        isWhole = !text.contains(".")
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a component: \(text)")
      }
    }
  }

  var colors: [Entry]

  /// The colour with its variants; nil where none can be read.
  func color(in language: AppLanguage?) -> Color? {
    let meant = AppLanguage.chosen(from: colors, in: language, by: \.locale)
    let own = meant.filter { ($0.idiom ?? "universal") == "universal" }
    let entries = own.isEmpty ? meant : own
    guard entries.contains(where: { $0.resolved != nil }) else { return nil }
    return Color(byAppearance: { appearance in
      let known = entries.compactMap { entry in
        entry.resolved.flatMap { color in entry.match(appearance).map { (color, $0) } }
      }
      return known.max { $0.1 < $1.1 }?.0 ?? .clear
    })
  }
}

extension ColorSet.Entry {
  /// How closely the entry is meant for an appearance; nil where it is meant for another.
  func match(_ appearance: ColorAppearance) -> Int? {
    var score = 0
    for condition in appearances ?? [] {
      switch (condition.appearance, condition.value) {
      case ("luminosity", let value):
        guard value == (appearance.style == .dark ? "dark" : "light") else { return nil }
        score += 2
      case ("contrast", "high"):
        guard appearance.contrast == .high else { return nil }
        score += 1
      default: return nil
      }
    }
    return score
  }

  var resolved: Color? {
    guard let color else { return nil }
    if let reference = color.reference {
      return SystemColor(interfaceBuilderName: reference).map { Color($0) }
    }
    guard let components = color.components else { return nil }
    func part(_ name: String) -> Double? {
      components[name].map { min(max($0.isWhole ? $0.value / 255 : $0.value, 0), 1) }
    }
    let alpha = components["alpha"].map { min(max($0.value, 0), 1) } ?? 1
    if let white = part("white") { return Color(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    let result = Color(red: red, green: green, blue: blue, alpha: alpha)
    return color.space == "display-p3" ? result.convertedFromDisplayP3 : result
  }
}
