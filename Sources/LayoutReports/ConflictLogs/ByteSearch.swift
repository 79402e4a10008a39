// SPDX-License-Identifier: MIT

/// A text to search for, as bytes, with the shift table of Horspool's algorithm. The table holds,
/// for every byte at the end of the window, the distance by which the search may move on.
struct BytePattern: Sendable {
  let bytes: [UInt8]
  fileprivate let shifts: [Int]

  init(_ text: StaticString) {
    let bytes = text.withUTF8Buffer { Array($0) }
    var shifts = [Int](repeating: bytes.count, count: 256)
    for (index, byte) in bytes.dropLast().enumerated() {
      shifts[Int(byte)] = bytes.count - 1 - index
    }
    self.bytes = bytes
    self.shifts = shifts
  }
}

extension Array<UInt8> {
  /// The start of the first match of `pattern` in `range`, or nil.
  func firstIndex(of pattern: BytePattern, in range: Range<Int>) -> Int? {
    let length = pattern.bytes.count
    guard length > 0, range.count >= length else { return nil }
    return withUnsafeBufferPointer { all in
      pattern.bytes.withUnsafeBufferPointer { sought in
        pattern.shifts.withUnsafeBufferPointer { shifts in
          let last = sought[length - 1]
          var end = range.lowerBound + length - 1
          while end < range.upperBound {
            let byte = all[end]
            if byte == last {
              var offset = length - 2
              while offset >= 0, all[end - length + 1 + offset] == sought[offset] { offset -= 1 }
              if offset < 0 { return end - length + 1 }
            }
            end += shifts[Int(byte)]
          }
          return nil
        }
      }
    }
  }

  func contains(_ pattern: BytePattern) -> Bool { firstIndex(of: pattern, in: indices) != nil }

  /// The index of the first `byte` in `range`, or nil.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    return withUnsafeBytes { all in
      // Eight bytes at a time. The highest bit of each byte of `zeros` below the first match is clear.
      let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
      var place = range.lowerBound
      while place + 8 <= range.upperBound {
        let word = UInt64(littleEndian: all.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let difference = word ^ pattern
        let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
        if zeros != 0 { return place + zeros.trailingZeroBitCount / 8 }
        place += 8
      }
      return all[place..<range.upperBound].firstIndex(of: byte)
    }
  }

  /// The number of occurrences of `byte` in `range`.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    withUnsafeBufferPointer { all in
      var count = 0
      for index in range where all[index] == byte { count &+= 1 }
      return count
    }
  }
}
