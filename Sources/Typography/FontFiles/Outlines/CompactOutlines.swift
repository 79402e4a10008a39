// SPDX-License-Identifier: MIT

/// The outlines of an OpenType font with PostScript outlines.
///
/// Source: Adobe Technical Note 5176, "The Compact Font Format Specification".
struct CompactOutlines {
  private let bytes: FontBytes
  private let charStrings: CompactIndex
  private let globals: CompactIndex
  /// The local subroutines of each font dictionary. A font that is not keyed by characters has one.
  private let locals: [CompactIndex?]
  /// The place of the table that assigns glyphs to dictionaries; nil for a single dictionary.
  private let selection: Int?
  private let unit: Double

  init?(_ directory: FontDirectory) {
    let bytes = directory.bytes
    guard let table = directory["CFF "], let head = directory["head"],
      let unitsPerEm = bytes.uint16(at: head.lowerBound + 18), unitsPerEm > 0,
      let size = bytes.uint8(at: table.lowerBound + 2),
      let names = CompactIndex(bytes, at: table.lowerBound + size),
      let dictionaries = CompactIndex(bytes, at: names.end),
      let strings = CompactIndex(bytes, at: dictionaries.end),
      let globals = CompactIndex(bytes, at: strings.end), let first = dictionaries[0]
    else { return nil }
    let top = CompactDictionary(bytes, in: first)
    guard let place = top[17]?.first,
      let charStrings = CompactIndex(bytes, at: table.lowerBound + place)
    else { return nil }
    func subroutines(of dictionary: CompactDictionary) -> CompactIndex? {
      guard let entry = dictionary[18], entry.count == 2 else { return nil }
      let start = table.lowerBound + entry[1]
      guard entry[0] >= 0, start >= 0, start + entry[0] <= bytes.count else { return nil }
      let own = CompactDictionary(bytes, in: start..<start + entry[0])
      return own[19]?.first.flatMap { CompactIndex(bytes, at: start + $0) }
    }
    self.bytes = bytes
    self.charStrings = charStrings
    self.globals = globals
    unit = 1 / Double(unitsPerEm)
    if let array = top[1236]?.first, let fonts = CompactIndex(bytes, at: table.lowerBound + array) {
      locals = (0..<min(fonts.count, 256)).map { index in
        fonts[index].flatMap { subroutines(of: CompactDictionary(bytes, in: $0)) }
      }
      selection = top[1237]?.first.map { table.lowerBound + $0 }
    } else {
      locals = [subroutines(of: top)]
      selection = nil
    }
  }

  subscript(glyph: Int) -> GlyphOutline? {
    guard let range = charStrings[glyph] else { return nil }
    let font = selection.map { dictionary(of: glyph, at: $0) } ?? 0
    let own = locals.indices.contains(font) ? locals[font] : nil
    var reader = CharStringReader(bytes, globals: globals, locals: own, unit: unit)
    return reader.read(range) ? reader.outline : nil
  }

  /// The number of a glyph's dictionary, from the formats 0 and 3 of "FDSelect".
  private func dictionary(of glyph: Int, at place: Int) -> Int {
    guard let format = bytes.uint8(at: place) else { return 0 }
    if format == 0 { return bytes.uint8(at: place + 1 + glyph) ?? 0 }
    guard format == 3, let count = bytes.uint16(at: place + 1) else { return 0 }
    for index in 0..<count {
      let range = place + 3 + 3 * index
      guard let first = bytes.uint16(at: range), let font = bytes.uint8(at: range + 2),
        let next = bytes.uint16(at: range + 3)
      else { return 0 }
      if (first..<max(first, next)).contains(glyph) { return font }
    }
    return 0
  }
}

/// A list of byte ranges.
struct CompactIndex {
  let count: Int
  private let bytes: FontBytes
  private let offsets: Int
  private let offsetSize: Int
  /// Offsets count from the byte before the data.
  private let base: Int
  /// The place after the list.
  private(set) var end: Int

  init?(_ bytes: FontBytes, at place: Int) {
    guard let count = bytes.uint16(at: place) else { return nil }
    self.bytes = bytes
    self.count = count
    offsets = place + 3
    guard count > 0 else {
      (offsetSize, base, end) = (1, place + 2, place + 2)
      return
    }
    guard let size = bytes.uint8(at: place + 2), (1...4).contains(size) else { return nil }
    offsetSize = size
    base = place + 2 + (count + 1) * size
    end = base
    guard let last = offset(count), last > 0, base + last <= bytes.count else { return nil }
    end = base + last
  }

  private func offset(_ index: Int) -> Int? {
    var value = 0
    for part in 0..<offsetSize {
      guard let byte = bytes.uint8(at: offsets + index * offsetSize + part) else { return nil }
      value = value << 8 | byte
    }
    return value
  }

  subscript(index: Int) -> Range<Int>? {
    guard index >= 0, index < count, let start = offset(index), let end = offset(index + 1),
      start > 0, start <= end, base + end <= bytes.count
    else { return nil }
    return base + start..<base + end
  }
}

/// The entries of a dictionary whose operands are whole numbers. Two-byte operators count from 1200.
struct CompactDictionary {
  private var entries: [(key: Int, values: [Int])] = []

  subscript(key: Int) -> [Int]? { entries.first { $0.key == key }?.values }

  init(_ bytes: FontBytes, in range: Range<Int>) {
    var place = range.lowerBound
    var values: [Int] = []
    while place < range.upperBound, let byte = bytes.uint8(at: place) {
      place += 1
      switch byte {
      case 0...21:
        var key = byte
        if byte == 12 {
          guard let second = bytes.uint8(at: place) else { return }
          place += 1
          key = 1200 + second
        }
        entries.append((key, values))
        values = []
      case 28:
        guard let value = bytes.int16(at: place) else { return }
        values.append(value)
        place += 2
      case 29:
        guard let value = bytes.uint32(at: place) else { return }
        values.append(Int(Int32(truncatingIfNeeded: value)))
        place += 4
      case 30:
        // A real number, in half bytes up to 15. No entry that is read here has one.
        while let pair = bytes.uint8(at: place), place < range.upperBound {
          place += 1
          if pair & 15 == 15 || pair >> 4 == 15 { break }
        }
        values.append(0)
      case 32...246: values.append(byte - 139)
      case 247...254:
        guard let second = bytes.uint8(at: place) else { return }
        place += 1
        values.append(
          byte < 251 ? (byte - 247) * 256 + second + 108 : -(byte - 251) * 256 - second - 108)
      default: return
      }
      guard values.count <= 48 else { return }
    }
  }
}
