// SPDX-License-Identifier: MIT

/// A 64-bit FNV-1a hash of a text. It is the same on every machine and in every run.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

extension String {
  /// A hash of the text in base 36, for use in generated names.
  package var fingerprint: String {
    var print = Fingerprint()
    for byte in utf8 { print.add(byte) }
    return String(print.value, radix: 36)
  }
}
