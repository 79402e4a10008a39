// SPDX-License-Identifier: MIT

/// A decoder for Base64 (RFC 4648). White space and missing padding are allowed.
enum Base64 {
  /// The decoded bytes; `nil` for invalid characters or an invalid length.
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
    // Six remaining bits are not a complete byte.
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
