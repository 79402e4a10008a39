// SPDX-License-Identifier: MIT

/// The pair adjustments of "GPOS" under the feature `kern`: single pairs and pairs of classes.
///
/// Source: the OpenType specification, "GPOS", lookup types 2 and 9, and "Common Table Formats".
struct FontPairPositions {
  private(set) var pairs: [UInt32: Double] = [:]
  private(set) var classes: [FontPairClasses] = []

  private let bytes: FontBytes
  private let unit: Double

  var isEmpty: Bool { pairs.isEmpty && classes.isEmpty }

  init(_ directory: FontDirectory, unit: Double) {
    bytes = directory.bytes
    self.unit = unit
    guard let table = directory["GPOS"], let features = bytes.uint16(at: table.lowerBound + 6),
      let lookups = bytes.uint16(at: table.lowerBound + 8)
    else { return }
    let (featureList, lookupList) = (table.lowerBound + features, table.lowerBound + lookups)
    for index in kerningLookups(featureList) {
      guard let offset = bytes.uint16(at: lookupList + 2 + 2 * index) else { continue }
      read(lookup: lookupList + offset)
    }
  }

  private func kerningLookups(_ list: Int) -> [Int] {
    var found: [Int] = []
    for index in 0..<(bytes.uint16(at: list) ?? 0) {
      let record = list + 2 + 6 * index
      guard bytes.tag(at: record) == "kern", let offset = bytes.uint16(at: record + 4),
        let count = bytes.uint16(at: list + offset + 2)
      else { continue }
      for place in 0..<count {
        if let lookup = bytes.uint16(at: list + offset + 4 + 2 * place), !found.contains(lookup) {
          found.append(lookup)
        }
      }
    }
    return found.sorted()
  }

  private mutating func read(lookup: Int) {
    guard let type = bytes.uint16(at: lookup), let count = bytes.uint16(at: lookup + 4) else {
      return
    }
    for index in 0..<count {
      guard let offset = bytes.uint16(at: lookup + 6 + 2 * index) else { return }
      var subtable = lookup + offset
      var kind = type
      if type == 9 {
        // An extension subtable has a 32-bit offset.
        guard let inner = bytes.uint16(at: subtable + 2), let far = bytes.uint32(at: subtable + 4)
        else { continue }
        kind = inner
        subtable += far
      }
      if kind == 2 { read(pairs: subtable) }
    }
  }

  private mutating func read(pairs table: Int) {
    guard let format = bytes.uint16(at: table), let covered = bytes.uint16(at: table + 2),
      let first = bytes.uint16(at: table + 4), let second = bytes.uint16(at: table + 6),
      // Kerning changes the advance of the left glyph.
      first & 4 != 0
    else { return }
    let coverage = glyphs(coverage: table + covered)
    let advance = 2 * (first & 3).nonzeroBitCount
    let size = 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount)
    if format == 1 {
      for (index, left) in coverage.enumerated() {
        guard let offset = bytes.uint16(at: table + 10 + 2 * index) else { return }
        let set = table + offset
        for place in 0..<(bytes.uint16(at: set) ?? 0) {
          let record = set + 2 + place * (2 + size)
          guard let right = bytes.uint16(at: record),
            let value = bytes.int16(at: record + 2 + advance)
          else { break }
          let key = UInt32(left) << 16 | UInt32(right)
          if pairs[key] == nil { pairs[key] = Double(value) * unit }
        }
      }
    } else if format == 2 {
      guard let left = bytes.uint16(at: table + 8), let right = bytes.uint16(at: table + 10),
        let leftCount = bytes.uint16(at: table + 12), let rightCount = bytes.uint16(at: table + 14),
        leftCount * rightCount * size <= bytes.count
      else { return }
      var values: [Float] = []
      values.reserveCapacity(leftCount * rightCount)
      for index in 0..<leftCount * rightCount {
        let value = bytes.int16(at: table + 16 + index * size + advance) ?? 0
        values.append(Float(Double(value) * unit))
      }
      var leftClasses: [UInt16: UInt16] = [:]
      for glyph in coverage { leftClasses[glyph] = 0 }
      for (glyph, value) in glyphClasses(table + left) where leftClasses[glyph] != nil {
        leftClasses[glyph] = value
      }
      classes.append(
        FontPairClasses(
          left: leftClasses, right: glyphClasses(table + right), rightCount: rightCount,
          values: values))
    }
  }

  private func glyphs(coverage: Int) -> [UInt16] {
    guard let format = bytes.uint16(at: coverage), let count = bytes.uint16(at: coverage + 2) else {
      return []
    }
    if format == 1 {
      return (0..<count).compactMap { bytes.uint16(at: coverage + 4 + 2 * $0).map(UInt16.init) }
    }
    return (0..<count).flatMap { index -> [UInt16] in
      let range = coverage + 4 + 6 * index
      guard let first = bytes.uint16(at: range), let last = bytes.uint16(at: range + 2),
        first <= last
      else { return [] }
      return (first...last).map(UInt16.init)
    }
  }

  private func glyphClasses(_ table: Int) -> [UInt16: UInt16] {
    var result: [UInt16: UInt16] = [:]
    guard let format = bytes.uint16(at: table) else { return result }
    if format == 1, let first = bytes.uint16(at: table + 2), let count = bytes.uint16(at: table + 4)
    {
      for index in 0..<count where first + index <= 0xFFFF {
        result[UInt16(first + index)] = bytes.uint16(at: table + 6 + 2 * index).map(UInt16.init)
      }
    } else if format == 2, let count = bytes.uint16(at: table + 2) {
      for index in 0..<count {
        let range = table + 4 + 6 * index
        guard let first = bytes.uint16(at: range), let last = bytes.uint16(at: range + 2),
          let value = bytes.uint16(at: range + 4), first <= last
        else { break }
        for glyph in first...last { result[UInt16(glyph)] = UInt16(value) }
      }
    }
    return result
  }
}

/// Kerning by classes of glyphs.
struct FontPairClasses: Sendable {
  var left: [UInt16: UInt16]
  var right: [UInt16: UInt16]
  var rightCount: Int
  var values: [Float]

  /// The extra space between two glyphs, or nil if the table does not cover the left glyph.
  func kerning(_ left: UInt16, _ right: UInt16) -> Double? {
    guard let row = self.left[left] else { return nil }
    let index = Int(row) * rightCount + Int(self.right[right] ?? 0)
    return values.indices.contains(index) ? Double(values[index]) : nil
  }
}
