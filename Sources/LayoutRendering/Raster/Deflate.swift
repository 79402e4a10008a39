// SPDX-License-Identifier: MIT

/// The meaning of deflate's length and distance codes (RFC 1951, 3.2.5).
enum Deflate {
  /// The shortest match and the number of extra bits for each symbol from 257 on.
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
