// SPDX-License-Identifier: MIT

package import Foundation

/// A unit into which a text can be divided.
package enum TextUnit {
  case character
  /// A run of letters, digits and apostrophes.
  case word
  /// Ends with a period, an exclamation mark or a question mark before a space, or with the line.
  case sentence
  case paragraph
  case document

  /// The ranges of all units of `text`, in order, in UTF-16 code units.
  package func ranges(in text: String) -> [NSRange] {
    switch self {
    case .character:
      return text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
    case .word:
      return Self.runs(in: text) {
        $0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}"
      }
    case .sentence:
      return Self.sentences(in: text)
    case .paragraph:
      return Self.runs(in: text) { !$0.isNewline }
    case .document:
      return [NSRange(location: 0, length: text.utf16.count)]
    }
  }

  private static func runs(in text: String, of isPart: (Character) -> Bool) -> [NSRange] {
    var units: [NSRange] = []
    var start: String.Index?
    for index in text.indices {
      if isPart(text[index]) {
        start = start ?? index
      } else if let first = start {
        units.append(NSRange(first..<index, in: text))
        start = nil
      }
    }
    if let start { units.append(NSRange(start..<text.endIndex, in: text)) }
    return units
  }

  private static func sentences(in text: String) -> [NSRange] {
    var units: [NSRange] = []
    var start = text.startIndex
    for index in text.indices where ".!?\n".contains(text[index]) {
      let end = text.index(after: index)
      if end == text.endIndex || text[end].isWhitespace {
        units.append(NSRange(start..<end, in: text))
        start = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
      }
    }
    if start < text.endIndex { units.append(NSRange(start..<text.endIndex, in: text)) }
    return units
  }
}

extension NSRange {
  package func moved(by distance: Int) -> NSRange {
    NSRange(location: location + distance, length: length)
  }
}
