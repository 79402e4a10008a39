// SPDX-License-Identifier: MIT

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
