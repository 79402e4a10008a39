// SPDX-License-Identifier: MIT

/// The set of bytes that occur in a line, collected in one pass.
struct ByteSet {
  private let low: UInt64
  private let high: UInt64
  let hasNonASCII: Bool

  init(_ line: [UInt8]) {
    var (low, high): (UInt64, UInt64) = (0, 0)
    var all: UInt8 = 0
    for byte in line {
      all |= byte
      let bit: UInt64 = 1 << UInt64(byte & 63)
      if byte & 64 == 0 { low |= bit } else { high |= bit }
    }
    (self.low, self.high, hasNonASCII) = (low, high, all >= 0x80)
  }

  /// Whether the line may contain an ASCII character. Bytes of other characters can cause a false
  /// positive.
  func contains(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: character.value)
    return (byte & 64 == 0 ? low : high) & (1 << UInt64(byte & 63)) != 0
  }

  /// Whether the line may contain a control character other than a tab. Bytes of other characters
  /// can cause a false positive.
  var hasControls: Bool { low & 0xFFFF_FFFF & ~(1 << 9) != 0 }
}
