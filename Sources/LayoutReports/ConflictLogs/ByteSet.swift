// SPDX-License-Identifier: MIT

/// Which bytes a line has in it, found in one pass.
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

  /// Whether a character of ASCII is there. Bytes of other characters may look like it.
  func contains(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: character.value)
    return (byte & 64 == 0 ? low : high) & (1 << UInt64(byte & 63)) != 0
  }

  /// Whether there is a control character other than a tab, or a byte that may be a part of one.
  var hasControls: Bool { low & 0xFFFF_FFFF & ~(1 << 9) != 0 }
}
