// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A hash of texts and files as a short string (64-bit FNV-1a).
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ parts: String...) {
    for part in parts { add(part) }
  }

  mutating func add(_ part: String) {
    for byte in part.utf8 { add(UInt64(byte)) }
    add(0xFF)
  }

  /// Adds eight bytes at a time.
  mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      for byte in bytes[place...] { add(UInt64(byte)) }
    }
    add(UInt64(data.count))
  }

  private mutating func add(_ word: UInt64) {
    hash = (hash ^ word) &* 0x100_0000_01b3
  }

  var text: String { String(hash, radix: 36) }
}
