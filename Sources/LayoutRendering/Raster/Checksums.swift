// SPDX-License-Identifier: MIT

/// The checksums of PNG files and of what is compressed in them.
enum Checksums {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  static func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}

/// What codes of a deflate stream stand for (RFC 1951, 3.2.5).
enum Deflate {
  /// From symbol 257 on: the shortest match, and how many more bits follow.
  static let lengths: [(base: Int, bits: Int)] =
    bases(from: 3, bits: [0, 0, 0, 0] + [0, 0, 0, 0] + (1...5).flatMap { [$0, $0, $0, $0] })
    .map { min($0.base, 258) == 258 ? (258, 0) : $0 } + [(258, 0)]

  static let distances: [(base: Int, bits: Int)] =
    bases(from: 1, bits: [0, 0] + (0...13).flatMap { [$0, $0] })

  private static func bases(from first: Int, bits: [Int]) -> [(base: Int, bits: Int)] {
    var base = first
    return bits.map { bits in
      defer { base += 1 << bits }
      return (base, bits)
    }
  }
}
