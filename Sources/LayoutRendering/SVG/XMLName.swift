// SPDX-License-Identifier: MIT

/// Names that are safe as XML ids and in `url(#…)`.
enum XMLName {
  /// `name` reduced to ASCII letters, digits, `-` and `_`.
  static func cleaned(_ name: String) -> String {
    String(decoding: name.utf8.filter(isAllowed), as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
