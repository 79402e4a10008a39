// SPDX-License-Identifier: MIT

// The byte classes of the language, which is ASCII. Working on bytes keeps the Unicode tables out
// of programs that link this module.
extension UInt8 {
  /// The ASCII characters for which C's `isspace` is true.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var startsName: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || self == UInt8(ascii: "_")
  }

  var continuesName: Bool { startsName || isDigit }

  var isASCII: Bool { self < 0x80 }

  /// Whether this is a UTF-8 code unit after the first of its scalar.
  var continuesScalar: Bool { self & 0xC0 == 0x80 }

  /// The same letter in lower case.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
