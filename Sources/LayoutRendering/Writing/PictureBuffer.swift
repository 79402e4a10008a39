// SPDX-License-Identifier: MIT

import UIKitComponents

/// The bytes of a picture file under construction.
///
/// Numbers are written without Foundation and without a locale, so the same picture has the same
/// bytes on every machine.
package struct PictureBuffer {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends text without escaping it.
  mutating func writeRaw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends bytes in Base64, which needs no escaping.
  mutating func writeBase64(_ data: [UInt8]) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let group = data[start..<min(start + 3, data.count)]
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        bytes.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
  }

  /// The greatest magnitude that is written. Greater values are clamped.
  static let limit = 1e7

  /// Appends a number with at most three decimals and no trailing zeros. NaN is written as 0.
  package mutating func write(_ value: Double) {
    guard !value.isNaN else { return bytes.append(UInt8(ascii: "0")) }
    // The number of thousandths exceeds an integer of 32 bits.
    let thousandths = (min(Self.limit, value.magnitude) * 1000).rounded()
    if value < 0, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    let whole = (thousandths / 1000).rounded(.down)
    write(Int(whole))
    var fraction = Int(thousandths - whole * 1000)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = 100
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  mutating func write(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    open(name)
    write(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends ` name="value"` with the value escaped.
  mutating func attribute(_ name: StaticString, _ value: String) {
    open(name)
    writeEscaped(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends ` name="#rrggbb"`. If the colour is not opaque, its alpha follows as the attribute
  /// `opacity`.
  mutating func attribute(_ name: StaticString, _ color: Color, opacity: StaticString) {
    open(name)
    write(color, withAlpha: false)
    bytes.append(UInt8(ascii: "\""))
    guard color.alpha < 1 else { return }
    attribute(opacity, Self.unit(color.alpha))
  }

  /// Appends `#rrggbb`. With alpha, two more digits follow if the colour is not opaque.
  mutating func write(_ color: Color, withAlpha: Bool) {
    bytes.append(UInt8(ascii: "#"))
    hexadecimal(color.red)
    hexadecimal(color.green)
    hexadecimal(color.blue)
    if withAlpha, color.alpha < 1 { hexadecimal(color.alpha) }
  }

  private mutating func hexadecimal(_ component: Double) {
    let byte = UInt8((Self.unit(component) * 255).rounded())
    for digit in [byte >> 4, byte & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// `value` limited to the range from 0 to 1; 0 for NaN.
  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  private mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    write(name)
    write("=\"")
  }

  /// Appends a string of JSON.
  mutating func writeQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        write("\\u00")
        bytes.append(UInt8(ascii: "0") + byte >> 4)
        let digit = byte & 15
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends text as character data or as an attribute value. Characters that XML does not allow
  /// become U+FFFD.
  mutating func writeEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\t", "\n", "\r":
        write("&#")
        write(Int(scalar.value))
        write(";")
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": write("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
