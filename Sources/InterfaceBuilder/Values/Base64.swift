// SPDX-License-Identifier: MIT

/// Base64 as RFC 4648 has it, over several lines and without padding if need be.
enum Base64 {
  /// The bytes that `text` stands for; `nil` for characters and lengths that Base64 does not have.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    var isPadded = false
    for byte in text {
      switch byte {
      case 0x09...0x0D, 0x20: continue
      case UInt8(ascii: "="): isPadded = true
      default:
        guard !isPadded, let value = value(byte) else { return nil }
        bits = bits << 6 | value
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    // Six bits that are left make no byte.
    return count == 6 ? nil : bytes
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
