// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation

/// The size of an SVG drawing, from its root element or its view box.
enum SVGFile {
  static func size(of bytes: [UInt8]) -> Size? {
    guard bytes.prefix(1024).contains(UInt8(ascii: "<")),
      let tag = openingTag(of: String(decoding: bytes.prefix(1 << 16), as: UTF8.self))
    else { return nil }
    let box = attribute("viewBox", in: tag).map { text in
      text.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
    }
    let width = attribute("width", in: tag).flatMap(length)
    let height = attribute("height", in: tag).flatMap(length)
    if let width, let height { return Size(width: width, height: height) }
    guard let box, box.count == 4 else { return nil }
    return Size(width: box[2], height: box[3])
  }

  /// The text of the root tag; nil if the document is not an SVG drawing.
  private static func openingTag(of text: String) -> Substring? {
    guard
      let start = text.firstRange(of: "<svg")?.lowerBound
        ?? text.firstRange(of: ":svg")?.lowerBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    return text[start..<end]
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name + "=") {
      let isWhole =
        found.lowerBound > tag.startIndex
        && tag[tag.index(before: found.lowerBound)].isWhitespace
      rest = rest[found.upperBound...]
      guard isWhole, let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let value = rest.dropFirst()
      return value.firstIndex(of: quote).map { value[..<$0] }
    }
    return nil
  }

  /// A length in points; nil for a percentage.
  private static func length(_ text: Substring) -> Double? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number) else { return nil }
    switch text.dropFirst(number.count) {
    case "", "px", "pt": return value
    case "in": return value * 72
    case "cm": return value * 72 / 2.54
    case "mm": return value * 72 / 25.4
    default: return nil
    }
  }
}
