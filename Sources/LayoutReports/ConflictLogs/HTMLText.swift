// SPDX-License-Identifier: MIT

/// Decodes character references of HTML and removes its tags.
enum HTMLText {
  private static let named: [String: String] = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "nbsp": " ", "lsquo": "'",
    "rsquo": "'", "ldquo": "\"", "rdquo": "\"", "minus": "-", "hellip": "...",
  ]

  /// The tags that wrap text. Anything else in angle brackets is text.
  private static let tags: Set<String> = [
    "br", "p", "div", "pre", "code", "span", "li", "ul", "ol", "td", "tr", "th", "table", "tbody",
    "b", "i", "u", "s", "em", "mark", "wbr", "thead", "section", "var", "dd", "dt", "strong", "a",
    "tt", "font", "blockquote", "samp", "kbd",
  ]
  private static let breaking: Set<String> = ["br", "p", "div", "pre", "li", "tr", "blockquote"]

  /// Removes tags and replaces character references.
  static func decoded(_ text: [UInt8]) -> [UInt8] {
    let text = withoutTags(text)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard text[index] == 0x26,
        let end = text[index...].prefix(10).firstIndex(of: 0x3B), end > index + 1,
        let character = character(text[(index + 1)..<end])
      else {
        result.append(text[index])
        index += 1
        continue
      }
      result += character
      index = end + 1
    }
    return result
  }

  private static func character(_ reference: ArraySlice<UInt8>) -> [UInt8]? {
    let name = String(decoding: reference, as: UTF8.self)
    if let known = named[name] { return Array(known.utf8) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map {
      Array(String($0).utf8)
    }
  }

  /// Removes tags. A tag that starts a new line becomes a newline.
  static func withoutTags(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == 0x3C, let (name, end) = tag(text, at: index) {
        if breaking.contains(name) { result.append(0x0A) }
        index = end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// The name of the tag at `start`, and its end; nil if the text there is not a known tag.
  private static func tag(_ text: [UInt8], at start: Int) -> (name: String, end: Int)? {
    var index = start + 1
    if index < text.count, text[index] == 0x2F { index += 1 }
    let first = index
    while index < text.count, index - first < 12, text[index].isNameByte { index += 1 }
    let name = String(decoding: text[first..<index], as: UTF8.self).lowercased()
    guard tags.contains(name), index < text.count,
      [0x3E, 0x20, 0x2F, 0x09].contains(text[index]),
      let end = text[index...].prefix(400).firstIndex(of: 0x3E)
    else { return nil }
    return (name, end + 1)
  }
}
