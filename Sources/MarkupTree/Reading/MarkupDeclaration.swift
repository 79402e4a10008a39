// SPDX-License-Identifier: MIT

/// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`. The version alone is required.
struct MarkupDeclaration {
  private var pairs: [(name: String, value: String)] = []
  private var isReadable = true

  /// Parses the text between `<?xml` and `?>`.
  init(_ text: [UInt8], _ range: Range<Int>) {
    var rest = text[range]
    while true {
      let gap = rest.prefix { $0.isMarkupSpace }
      rest.removeFirst(gap.count)
      guard !rest.isEmpty else { return }
      let name = rest.prefix { MarkupNames.isStart(UInt32($0)) }
      rest.removeFirst(name.count)
      rest = rest.drop { $0.isMarkupSpace }
      guard !gap.isEmpty, !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { break }
      rest = rest.drop { $0.isMarkupSpace }
      guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { break }
      let value = rest.prefix { $0 != quote }
      rest.removeFirst(value.count)
      guard rest.popFirst() != nil else { break }
      pairs.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
    }
    isReadable = false
  }

  /// Checks that the declaration is valid and that `text` is in the encoding that it names.
  func check(in text: [UInt8], start: Int) throws(MarkupFault) {
    let expected = ["version", "encoding", "standalone"]
    let known = expected.filter { name in pairs.contains { $0.name == name } }
    guard isReadable, pairs.map({ $0.name }) == known, let version = pairs.first,
      version.name == "version", version.value.utf8.starts(with: "1.".utf8)
    else { throw MarkupFault(.badDeclaration, at: start) }
    // A byte order mark takes precedence over the named encoding.
    guard start == 0, let name = pairs.first(where: { $0.name == "encoding" })?.value else {
      return
    }
    let lowercase = String(
      decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    if ["utf-8", "utf8"].contains(lowercase) { return }
    // In these encodings, bytes below 128 are ASCII. Interface Builder uses none of them.
    let families = ["us-ascii", "ascii", "iso-8859-", "latin", "windows-125"]
    guard families.contains(where: { lowercase.utf8.starts(with: $0.utf8) }) else {
      throw MarkupFault(.unreadableEncoding(name), at: start)
    }
    if let byte = text.firstIndex(where: { $0 >= 0x80 }) {
      throw MarkupFault(.notInEncoding(name), at: byte)
    }
  }
}
