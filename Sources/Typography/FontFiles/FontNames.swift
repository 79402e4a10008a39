// SPDX-License-Identifier: MIT

/// The names in a font file by number: 1 family, 4 full name, 6 PostScript name, 16 family of all
/// styles.
///
/// Source: the OpenType specification, "name".
struct FontNames {
  private var names: [(id: Int, text: String, rank: Int)] = []

  init(_ directory: FontDirectory) {
    let bytes = directory.bytes
    guard let table = directory["name"], let count = bytes.uint16(at: table.lowerBound + 2),
      let storage = bytes.uint16(at: table.lowerBound + 4)
    else { return }
    for index in 0..<count {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = bytes.uint16(at: record), let language = bytes.uint16(at: record + 4),
        let id = bytes.uint16(at: record + 6), [1, 4, 6, 16].contains(id),
        let length = bytes.uint16(at: record + 8), let start = bytes.uint16(at: record + 10)
      else { continue }
      let place = table.lowerBound + storage + start
      guard let text = bytes[place..<place + length] else { continue }
      switch platform {
      case 0, 3:
        // American English precedes other languages.
        names.append((id, Self.utf16(Array(text)), language == 0x409 ? 3 : 1))
      case 1: names.append((id, Self.ascii(text), language == 0 ? 2 : 0))
      default: break
      }
    }
  }

  /// The name with this number in English, or else in any language. Nil if it is empty or missing.
  subscript(id: Int) -> String? {
    var best: (text: String, rank: Int)?
    for name in names where name.id == id && !name.text.isEmpty && name.rank > best?.rank ?? -1 {
      best = (name.text, name.rank)
    }
    return best?.text
  }

  private static func utf16(_ bytes: [UInt8]) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place -> UInt16 in
      let (high, low) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return high << 8 | low
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Drops characters beyond ASCII from old Mac names: font names are Latin.
  private static func ascii(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
  }
}
