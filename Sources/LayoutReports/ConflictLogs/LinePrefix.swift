// SPDX-License-Identifier: MIT

/// The start of a line before its text: times, names of processes, comment and quotation marks.
enum LinePrefix {
  /// The words of a prefix that identify the source of the line. Blanks, marks and times are left
  /// out, because they change from line to line.
  static func source(of prefix: ArraySlice<UInt8>) -> [UInt8] {
    guard !prefix.allSatisfy(isMark) else { return [] }
    var result: [UInt8] = []
    for word in prefix.split(whereSeparator: { $0.isBlank })
    where !isTime(word) && !word.allSatisfy(isMark) {
      result += word
      result.append(0x20)
    }
    return result
  }

  /// The start of the text of a continued line, after marks, times and names in brackets.
  static func end(of line: [UInt8], from start: Int) -> Int {
    var position = start
    while position < line.count {
      if line[position].isBlank {
        position += 1
        continue
      }
      var end = position
      while end < line.count, !line[end].isBlank { end += 1 }
      let word = line[position..<end]
      // Attributes and brackets of descriptions do not match these.
      guard word.allSatisfy(isLeadingMark) || isTime(word) || isBracketed(word) || isSymbol(word)
      else { break }
      position = end
    }
    return position
  }

  /// The start of a continued line after marks and one blank. Blanks without marks belong to the
  /// text: a line that was wrapped at a fixed width continues with them.
  static func end(ofMarksBefore content: Int, in line: [UInt8], from start: Int) -> Int {
    guard let mark = line[start..<content].lastIndex(where: { !$0.isBlank }) else { return start }
    return mark + 1 < content ? mark + 2 : mark + 1
  }

  /// Whether the word is a time or date such as `12:00:01.123`, `2018-03-13` or `[12:00:01]`.
  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    var digits = 0
    var marks = 0
    for byte in word {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x3A, 0x2D, 0x2E, 0x2F: marks += 1
      case 0x54, 0x5A, 0x2B, 0x2C, 0x5B, 0x5D, 0x28, 0x29: continue
      default: return false
      }
    }
    return digits >= 4 && marks >= 2
  }

  /// Whether the word is a name in brackets such as `[worker-1]` or `App[12:34]`.
  private static func isBracketed(_ word: ArraySlice<UInt8>) -> Bool {
    guard let open = word.firstIndex(of: 0x5B) else { return false }
    let word = word.last == 0x3A ? word.dropLast() : word
    return word.last == 0x5D && word[..<open].allSatisfy { $0.isNameByte || $0 == 0x2D }
      && !word.contains(0x28) && !word[open...].contains(0x27) && word.count > 2
      && word[word.index(after: open)] != 0x5F
      && !word[open...].dropFirst().contains(0x5B) && !word.starts(with: [0x56, 0x3A])
      && !MessageOutline.hasAddress(word)
  }

  /// Whether the word is a single symbol such as `↳`, `│` or `▸`.
  private static func isSymbol(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= 4, word.allSatisfy({ $0 >= 0x80 }) else { return false }
    let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
    return scalars.count == 1 && scalars.allSatisfy { !$0.properties.isAlphabetic }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte.isBlank || [0x22, 0x28, 0x60, 0x5B].contains(byte) || isLeadingMark(byte) || byte >= 0x80
  }

  /// Whether the byte is a comment or quotation mark: `//`, `#`, `*`, `>`, `|`, `;`.
  private static func isLeadingMark(_ byte: UInt8) -> Bool {
    [0x2F, 0x23, 0x2A, 0x3E, 0x3B, 0x7C].contains(byte)
  }

  /// The prefix that every line of a log has: the text before an entry without blanks and quotation
  /// marks. All numbers count as equal.
  struct Shape: Sendable {
    private let bytes: [UInt8]

    init(_ prefix: ArraySlice<UInt8>) {
      let end = prefix.lastIndex { !$0.isBlank && ![0x22, 0x28, 0x5B, 0x40, 0x60].contains($0) }
      bytes = end.map { Shape.withoutNumbers(prefix[...$0]).map { $0.byte } } ?? []
    }

    /// The index after the same prefix and one blank; `start` if the line begins differently.
    func end(in line: [UInt8], from start: Int) -> Int {
      guard !bytes.isEmpty, start < line.count else { return start }
      var place = 0
      for (byte, index) in Shape.withoutNumbers(line[start...]) {
        guard byte == bytes[place] else { return start }
        place += 1
        guard place == bytes.count else { continue }
        let next = index + 1
        return next < line.count && line[next].isBlank ? next + 1 : next
      }
      return start
    }

    /// The bytes with each run of digits and each run of blanks reduced to one byte, and the index
    /// at which each ends.
    private static func withoutNumbers(
      _ text: ArraySlice<UInt8>
    ) -> [(byte: UInt8, index: Int)] {
      var result: [(byte: UInt8, index: Int)] = []
      // No prefix is longer than 400 bytes.
      for (index, byte) in zip(text.indices, text.prefix(400)) {
        let isDigit = (0x30...0x39).contains(byte)
        if isDigit, let last = result.last, last.byte == 0x30 {
          result[result.count - 1].index = index
        } else if byte.isBlank, let last = result.last, last.byte == 0x20 {
          result[result.count - 1].index = index
        } else {
          result.append((isDigit ? 0x30 : byte.isBlank ? 0x20 : byte, index))
        }
      }
      return result
    }
  }
}
