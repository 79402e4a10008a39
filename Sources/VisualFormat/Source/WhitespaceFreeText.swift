// SPDX-License-Identifier: MIT

/// A statement without whitespace, with the source offset of each remaining byte.
///
/// UIKit removes all whitespace before it reads a format, so `> =` is a relation and `my View` is
/// one name. The parser reads the remaining bytes in the same way.
struct WhitespaceFreeText {
  let bytes: [UInt8]

  /// The source offset of each byte, and of the end. Empty if nothing was removed.
  private let offsets: [Int]

  /// Removes the whitespace of a whole text.
  init(_ source: FormatSource) {
    if source.bytes.contains(where: { $0.isBlank }) {
      self.init(source.bytes, in: [0..<source.count])
    } else {
      self.init(bytes: source.bytes, offsets: [])
    }
  }

  /// Removes the whitespace of the parts of `source` that form one statement, in their order.
  init(_ source: [UInt8], in parts: [Range<Int>]) {
    var kept: [UInt8] = []
    var places: [Int] = []
    let length = parts.reduce(0) { $0 + $1.count }
    kept.reserveCapacity(length)
    places.reserveCapacity(length + 1)
    for part in parts {
      for offset in part where !source[offset].isBlank {
        kept.append(source[offset])
        places.append(offset)
      }
    }
    places.append(parts.last?.upperBound ?? 0)
    self.init(bytes: kept, offsets: places)
  }

  private init(bytes: [UInt8], offsets: [Int]) {
    self.bytes = bytes
    self.offsets = offsets
  }

  var count: Int { bytes.count }

  /// The offset in the source of the byte at `index`, or of the end.
  func offset(of index: Int) -> Int { offsets.isEmpty ? index : offsets[index] }

  /// The part of the source that the bytes of `range` came from, without surrounding whitespace.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let lower = offset(of: range.lowerBound)
    return range.isEmpty ? lower..<lower : lower..<(offset(of: range.upperBound - 1) + 1)
  }
}
