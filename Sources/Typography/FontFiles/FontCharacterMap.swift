// SPDX-License-Identifier: MIT

/// The characters of a font and their glyphs.
///
/// Source: the OpenType specification, "cmap": formats 0, 4, 6 and 12, which Unicode fonts use.
struct FontCharacterMap {
  private(set) var characters: [UInt32] = []
  private(set) var glyphs: [UInt16] = []

  /// An upper limit. A file with a larger count is forged.
  private static let maximumCount = 0x11_0000

  init?(_ directory: FontDirectory) {
    let bytes = directory.bytes
    guard let table = directory["cmap"], let count = bytes.uint16(at: table.lowerBound + 2) else {
      return nil
    }
    var best: (start: Int, rank: Int)?
    for index in 0..<count {
      let record = table.lowerBound + 4 + 8 * index
      guard let platform = bytes.uint16(at: record), let encoding = bytes.uint16(at: record + 2),
        let offset = bytes.uint32(at: record + 4)
      else { break }
      let rank = Self.rank(platform, encoding)
      if rank > best?.rank ?? 0 { best = (table.lowerBound + offset, rank) }
    }
    guard let start = best?.start, let format = bytes.uint16(at: start) else { return nil }
    var pairs: [(UInt32, UInt16)]
    switch format {
    case 0: pairs = Self.bytes(bytes, start)
    case 4: pairs = Self.segments(bytes, start)
    case 6: pairs = Self.trimmed(bytes, start)
    case 12: pairs = Self.groups(bytes, start)
    default: return nil
    }
    pairs.sort { $0.0 < $1.0 }
    characters.reserveCapacity(pairs.count)
    glyphs.reserveCapacity(pairs.count)
    for (character, glyph) in pairs where glyph != 0 && character != characters.last {
      characters.append(character)
      glyphs.append(glyph)
    }
  }

  /// Prefers full Unicode to the Basic Multilingual Plane, then symbols, then Mac Roman.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 4
    case (3, 1), (0, _): 3
    case (3, 0): 2
    case (1, 0): 1
    default: 0
    }
  }

  private static func bytes(_ bytes: FontBytes, _ start: Int) -> [(UInt32, UInt16)] {
    (0..<256).compactMap { code in
      bytes.uint8(at: start + 6 + code).map { (UInt32(code), UInt16($0)) }
    }
  }

  private static func trimmed(_ bytes: FontBytes, _ start: Int) -> [(UInt32, UInt16)] {
    guard let first = bytes.uint16(at: start + 6), let count = bytes.uint16(at: start + 8) else {
      return []
    }
    return (0..<count).compactMap { index in
      bytes.uint16(at: start + 10 + 2 * index).map { (UInt32(first + index), UInt16($0)) }
    }
  }

  private static func segments(_ bytes: FontBytes, _ start: Int) -> [(UInt32, UInt16)] {
    guard let doubled = bytes.uint16(at: start + 6) else { return [] }
    let count = doubled / 2
    var pairs: [(UInt32, UInt16)] = []
    for index in 0..<count {
      let ends = start + 14 + 2 * index
      let offsets = ends + 2 + 3 * doubled
      guard let end = bytes.uint16(at: ends), let first = bytes.uint16(at: ends + 2 + doubled),
        let delta = bytes.uint16(at: ends + 2 + 2 * doubled),
        let offset = bytes.uint16(at: offsets), first <= end
      else { break }
      for code in first...end where code != 0xFFFF {
        if offset == 0 {
          pairs.append((UInt32(code), UInt16((code + delta) & 0xFFFF)))
        } else if let glyph = bytes.uint16(at: offsets + offset + 2 * (code - first)), glyph != 0 {
          pairs.append((UInt32(code), UInt16((glyph + delta) & 0xFFFF)))
        }
      }
    }
    return pairs
  }

  private static func groups(_ bytes: FontBytes, _ start: Int) -> [(UInt32, UInt16)] {
    guard let count = bytes.uint32(at: start + 12) else { return [] }
    var pairs: [(UInt32, UInt16)] = []
    for index in 0..<count {
      let group = start + 16 + 12 * index
      guard let first = bytes.uint32(at: group), let last = bytes.uint32(at: group + 4),
        let glyph = bytes.uint32(at: group + 8), first <= last, last < maximumCount,
        pairs.count <= maximumCount
      else { break }
      for code in first...last {
        pairs.append((UInt32(code), UInt16(truncatingIfNeeded: glyph + code - first)))
      }
    }
    return pairs
  }
}
