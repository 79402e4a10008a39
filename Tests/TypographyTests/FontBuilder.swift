// SPDX-License-Identifier: MIT

/// Builds the bytes of small fonts, table by table, as the OpenType specification defines them.
struct FontBuilder {
  var unitsPerEm = 1000
  var ascender = 900
  var descender = -250
  var names = ["Plumb", "Plumb Bold", "Plumb-Bold"]
  var weightClass = 700
  var isItalic = false
  /// The advances of glyphs 0, 1, 2…. Characters from A on have the glyphs from 1 on.
  var advances = [500, 600, 700]
  /// Kerning of pairs of glyphs, in "kern" or "GPOS".
  var kern: [(left: Int, right: Int, value: Int)] = []
  var pairs: [(left: Int, right: Int, value: Int)] = []
  /// One value for every pair of a covered left glyph and a right glyph of class 1.
  var classPair: (left: Int, right: Int, value: Int)?

  var bytes: [UInt8] {
    var tables: [(String, [UInt8])] = []
    if let table = positions { tables.append(("GPOS", table)) }
    tables.append(("OS/2", os2))
    tables.append(("cmap", map))
    tables.append(("head", head))
    tables.append(("hhea", hhea))
    tables.append(("hmtx", advances.flatMap { Self.u16($0) + Self.u16(0) }))
    if !kern.isEmpty { tables.append(("kern", kernTable)) }
    tables.append(("name", nameTable))
    var offset = 12 + 16 * tables.count
    var directory = Self.u32(0x0001_0000) + Self.u16(tables.count) + Self.u16(0, 0, 0)
    var body: [UInt8] = []
    for (tag, table) in tables {
      directory += Array(tag.utf8) + Self.u32(0) + Self.u32(offset) + Self.u32(table.count)
      body += table
      offset += table.count
    }
    return directory + body
  }

  private var head: [UInt8] {
    Self.u32(0x0001_0000, 0x0001_0000, 0xABCD, 0x5F0F_3CF5) + Self.u16(0, unitsPerEm)
      + Array(repeating: 0, count: 24) + Self.u16(isItalic ? 2 : 0) + Array(repeating: 0, count: 8)
  }

  private var hhea: [UInt8] {
    Self.u32(0x0001_0000) + Self.u16(ascender, descender, 0) + Array(repeating: 0, count: 24)
      + Self.u16(advances.count)
  }

  private var os2: [UInt8] {
    Self.u16(2, 0, weightClass) + Array(repeating: 0, count: 56) + Self.u16(isItalic ? 1 : 0)
      + Array(repeating: 0, count: 22) + Self.u16(480, 690)
  }

  /// Format 4: one segment from A on, and the segment that ends the table.
  private var map: [UInt8] {
    let last = 0x41 + advances.count - 2
    let segments =
      Self.u16(4, 0, 0, 4, 0, 0, 0) + Self.u16(last, 0xFFFF, 0, 0x41, 0xFFFF)
      + Self.u16(1 - 0x41, 1, 0, 0)
    return Self.u16(0, 1, 3, 1) + Self.u32(12) + segments
  }

  private var kernTable: [UInt8] {
    let entries = kern.flatMap { Self.u16($0.left, $0.right, $0.value) }
    return Self.u16(0, 1, 0, 14 + entries.count, 1, kern.count, 0, 0, 0) + entries
  }

  private var nameTable: [UInt8] {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, name) in zip([1, 4, 6], names) {
      let text = name.utf16.flatMap { Self.u16(Int($0)) }
      records += Self.u16(3, 1, 0x409, id, text.count, storage.count)
      storage += text
    }
    return Self.u16(0, 3, 6 + records.count) + records + storage
  }

  /// One script without languages, the feature `kern`, and a lookup of pairs.
  private var positions: [UInt8]? {
    let subtable: [UInt8]
    if let classPair {
      // Classes 0 and 1 on either side; the left glyph is of class 0.
      let coverage = Self.u16(1, 1, classPair.left)
      let left = Self.u16(2, 0)
      let right = Self.u16(2, 1, classPair.right, classPair.right, 1)
      let head = 16 + 4
      subtable =
        Self.u16(2, head, 4, 0, head + coverage.count, head + coverage.count + left.count, 1, 2)
        + Self.u16(0, classPair.value) + coverage + left + right
    } else if let pair = pairs.first {
      let set = Self.u16(pairs.count) + pairs.flatMap { Self.u16($0.right, $0.value) }
      subtable = Self.u16(1, 12 + set.count, 4, 0, 1, 12) + set + Self.u16(1, 1, pair.left)
    } else {
      return nil
    }
    let features = Self.u16(1) + Array("kern".utf8) + Self.u16(8) + Self.u16(0, 1, 0)
    let lookups = Self.u16(1, 4, 2, 0, 1, 8) + subtable
    return Self.u32(0x0001_0000) + Self.u16(10, 10, 10 + features.count) + features + lookups
  }

  private static func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private static func u32(_ values: Int...) -> [UInt8] {
    values.flatMap { u16($0 >> 16, $0) }
  }
}
