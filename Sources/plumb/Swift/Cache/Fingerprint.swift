// SPDX-License-Identifier: MIT

/// A hash of texts as a short string (64-bit FNV-1a).
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ parts: String...) {
    for part in parts { add(part) }
  }

  mutating func add(_ part: String) {
    for byte in part.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  var text: String { String(hash, radix: 36) }
}
