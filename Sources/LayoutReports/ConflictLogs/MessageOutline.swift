// SPDX-License-Identifier: MIT

/// The text of a message in which each address is replaced by the order of its first appearance.
/// Digits before the first angle bracket of a line, which are times and process numbers, all become
/// zero.
struct MessageOutline: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The ranges of the lines in the original text, without their newlines.
  private(set) var lines: [Range<Int>] = []
  private(set) var hash = 0

  init(_ text: [UInt8], _ range: Range<Int>) {
    var lines: [Range<Int>] = []
    lines.reserveCapacity(32)
    // An outline is never longer than its text.
    bytes = [UInt8](unsafeUninitializedCapacity: range.count) { output, count in
      text.withUnsafeBufferPointer { text in
        Self.write(text, range, to: output, &count, &lines)
      }
    }
    self.lines = lines
    hash = bytes.quickHash
  }

  private static func write(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    to output: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, _ lines: inout [Range<Int>]
  ) {
    var addresses: [(digits: Int, value: UInt64)] = []
    var index = range.lowerBound
    var lineStart = index
    var isInPrefix = true
    while index < range.upperBound {
      var byte = text[index]
      index += 1
      switch byte {
      case 0x0A:
        lines.append(lineStart..<(index - 1))
        lineStart = index
        isInPrefix = true
      case 0x3C: isInPrefix = false
      case 0x78 where count > 0 && output[count - 1] == 0x30:
        var value: UInt64 = 0
        var end = index
        while end < range.upperBound, let digit = text[end].hexValue {
          value = value << 4 | UInt64(digit)
          end += 1
        }
        let digits = end - index
        guard digits > 0 else { break }
        var place = 0
        while place < addresses.count,
          addresses[place].value != value || addresses[place].digits != digits
        {
          place += 1
        }
        if place == addresses.count { addresses.append((digits, value)) }
        // The byte 0xFF never occurs in UTF-8.
        output[count - 1] = 0xFF
        output[count] = UInt8(truncatingIfNeeded: place)
        count += 1
        byte = UInt8(truncatingIfNeeded: place >> 8)
        index = end
      case 0x30...0x39 where isInPrefix: byte = 0x30
      default: break
      }
      output[count] = byte
      count += 1
    }
    lines.append(lineStart..<range.upperBound)
  }

  /// Whether the text contains `0x`.
  static func hasAddress(_ text: ArraySlice<UInt8>) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == 0x30 && $1 == 0x78 }
  }
}

extension [UInt8] {
  /// A hash over eight bytes at a time. A match is verified by a full comparison.
  var quickHash: Int {
    withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var index = 0
      while index + 8 <= bytes.count {
        hash ^= bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = (hash &* 0x9E37_79B9_7F4A_7C15) ^ (hash >> 29)
        index += 8
      }
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0100_0000_01B3
        index += 1
      }
      return Int(truncatingIfNeeded: hash)
    }
  }
}
