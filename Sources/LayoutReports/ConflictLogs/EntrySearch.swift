// SPDX-License-Identifier: MIT

/// Finds the starts and ends of constraint descriptions in a line.
enum EntrySearch {
  private static let mark = BytePattern("onstraint")
  /// Texts that UIKit and AppKit print after the last description, if the whole message is on one
  /// line.
  private static let trailers = [
    BytePattern("Make a symbolic breakpoint"), BytePattern("Break on objc_exception_throw"),
    BytePattern("Set the NSUserDefault"), BytePattern("Unable to simultaneously"),
    BytePattern("Will attempt to recover"),
  ]
  private static let quotedEnd = BytePattern(">\"")

  /// The range from the start of the next description, such as `<NSLayoutConstraint:0x1 …`, to the
  /// end of its class name. The bracket may be missing, for example because a page took it for a
  /// tag.
  static func start(in line: [UInt8], from position: Int) -> Range<Int>? {
    var search = position
    while let found = line.firstIndex(of: mark, in: search..<line.count) {
      var end = found + mark.bytes.count
      let endsInConstraint = end == line.count || !line[end].isNameByte
      while end < line.count, line[end].isNameByte { end += 1 }
      var first = found
      while first > position, line[first - 1].isNameByte { first -= 1 }
      search = end
      guard let byte = line[first...].first, !(0x30...0x39).contains(byte), byte != 0x2E else {
        continue
      }
      let behind = line[end...].prefix(6)
      let isLabelled = behind.first == 0x3A && behind.dropFirst().first != 0x20
      let isSpaced =
        behind.starts(with: [0x3A, 0x20, 0x30, 0x78])
        || behind.starts(with: [0x20, 0x3A, 0x20, 0x30, 0x78])
      if first > position, line[first - 1] == 0x3C {
        if isLabelled || isSpaced && endsInConstraint { return (first - 1)..<end }
        // The line was cut after the class name, as in a narrow page.
        if endsInConstraint, behind.isEmpty, first > 1, line[first - 2] == 0x22 {
          return (first - 1)..<end
        }
      } else if first > position + 1, line[first - 1] == 0x20, line[first - 2] == 0x3C {
        if endsInConstraint, isLabelled || isSpaced { return (first - 2)..<end }
      } else if behind.starts(with: [0x3A, 0x30, 0x78]), endsInConstraint, isAlone(line, first) {
        return first..<end
      }
    }
    return nil
  }

  /// Whether only a blank, a quotation mark or other marks precede a description without its
  /// bracket.
  private static func isAlone(_ line: [UInt8], _ first: Int) -> Bool {
    guard first > 0 else { return true }
    if [0x22, 0x60, 0x20, 0x09].contains(line[first - 1]) { return true }
    return LinePrefix.end(of: line, from: 0) >= first
  }

  /// The index after the bracket that ends a description; nil if the next line continues it.
  static func end(in line: [UInt8], from position: Int, isQuoted: Bool) -> Int? {
    if isQuoted, let quote = line.firstIndex(of: quotedEnd, in: position..<line.count) {
      return quote + 1
    }
    // If several descriptions are on a line, each ends before the next. The search skips the
    // description's own class name.
    var limit = line.count
    if let next = start(in: line, from: Swift.min(position + 3, line.count)) {
      limit = next.lowerBound
    }
    for trailer in trailers {
      if let found = line.firstIndex(of: trailer, in: position..<limit) { limit = found }
    }
    var last = limit
    while last > position, isBehindEntry(line[last - 1]) { last -= 1 }
    // No description ends like this, but a relation that was cut in two does.
    let isCut = last > position + 1 && [0x20, 0x28, 0x2D].contains(line[last - 2])
    if last > position, line[last - 1] == 0x3E, !isCut { return last }
    return limit < line.count ? limit : nil
  }

  /// Whether a byte can follow an entry: blanks, quotation marks, commas, full stops, brackets and
  /// the last byte of a curly quote.
  private static func isBehindEntry(_ byte: UInt8) -> Bool {
    byte.isBlank || [0x22, 0x2C, 0x2E, 0x60, 0x2A, 0x3B, 0x29, 0x27, 0x5D, 0x5C].contains(byte)
      || byte >= 0x80
  }

  /// Whether a curly quotation mark ends at `index`.
  static func isCurlyQuote(_ line: [UInt8], _ index: Int) -> Bool {
    index >= 3 && line[index - 3] == 0xE2 && line[index - 2] == 0x80
      && (0x98...0x9F).contains(line[index - 1])
  }

  /// The addresses of views and guides in a description, without the constraint's own address.
  static func itemAddresses(of entry: [UInt8]) -> Set<ArraySlice<UInt8>> {
    var result: Set<ArraySlice<UInt8>> = []
    var index = head(of: entry).endIndex
    while index + 2 < entry.count {
      guard entry[index] == 0x30, entry[index + 1] == 0x78 else {
        index += 1
        continue
      }
      var end = index + 2
      while end < entry.count, entry[end].isHexDigit { end += 1 }
      result.insert(entry[index..<end])
      index = end
    }
    return result
  }

  /// The class and address at the start of a description, which identify the constraint.
  static func head(of entry: [UInt8]) -> ArraySlice<UInt8> {
    entry.prefix { $0 != 0x20 && $0 != 0x40 }
  }
}
