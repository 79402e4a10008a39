// SPDX-License-Identifier: MIT

/// A number that stands for a text, the same on every machine and in every run: FNV-1a of 64 bits.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

extension String {
  /// A short word that stands for the text in names.
  package var fingerprint: String {
    var print = Fingerprint()
    for byte in utf8 { print.add(byte) }
    return String(print.value, radix: 36)
  }
}
