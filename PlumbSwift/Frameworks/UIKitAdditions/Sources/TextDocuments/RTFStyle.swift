// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The style of a piece of an RTF text.
struct RTFStyle {
  private var family = "Helvetica"
  private var halfPoints = 24
  private var isBold = false
  private var isItalic = false
  private var color: UIColor?
  private var background: UIColor?
  private var isUnderlined = false
  private var isStruck = false
  private var alignment = NSTextAlignment.natural
  var link: URL?

  mutating func apply(
    _ name: String, _ number: Int?, fonts: [Int: String], colors: [UIColor?]
  ) {
    func color(_ number: Int?) -> UIColor? {
      number.flatMap { colors.indices.contains($0) ? colors[$0] : nil }
    }
    let isOn = number != 0
    switch name {
    case "f": family = fonts[number ?? 0] ?? family
    case "fs": halfPoints = number ?? 24
    case "b": isBold = isOn
    case "i": isItalic = isOn
    case "ul": isUnderlined = isOn
    case "ulnone": isUnderlined = false
    case "strike": isStruck = isOn
    case "cf": self.color = color(number)
    case "cb", "highlight": background = color(number)
    case "ql": alignment = .left
    case "qc": alignment = .center
    case "qr": alignment = .right
    case "qj": alignment = .justified
    case "pard": alignment = .natural
    case "plain":
      let (alignment, link) = (alignment, link)
      self = RTFStyle()
      (self.alignment, self.link) = (alignment, link)
    default: break
    }
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.foregroundColor] = color
    attributes[.backgroundColor] = background
    attributes[.link] = link
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// A face whose name contains its weight and slant is used unchanged.
  private var font: UIFont {
    let size = Double(halfPoints) / 2
    let isMonospaced = family.hasPrefix(".AppleSystemUIFontMonospaced")
    guard isMonospaced || family.hasPrefix(".SF") || family.hasPrefix(".AppleSystemUIFont") else {
      let face = family.split(separator: "-").dropFirst().joined()
      return .of(
        family, size: size, isBold: isBold && !face.contains("Bold"),
        isItalic: isItalic && !face.contains("Italic") && !face.contains("Oblique"))
    }
    let name = family.split(separator: "-").dropFirst().joined().lowercased()
    let weight = Self.weights[name] ?? (isBold ? .bold : .regular)
    let font: UIFont =
      isMonospaced
      ? .monospacedSystemFont(ofSize: size, weight: weight)
      : .systemFont(ofSize: size, weight: weight)
    return font.with(isItalic: isItalic)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
