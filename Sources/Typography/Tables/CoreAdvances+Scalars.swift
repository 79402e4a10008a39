// SPDX-License-Identifier: MIT

extension CoreAdvances {
  /// The advance of a scalar. An accented letter has the advance of its base letter. `nil` for a
  /// scalar without one.
  func advance(_ scalar: UInt32) -> Double? {
    switch scalar {
    case 0x20...0x7E: Double(ascii[Int(scalar) - 0x20])
    case 0xA0: Double(ascii[0])
    case 0xC0...0x24F:
      SystemFontData.baseLetters.withUTF8Buffer {
        Double(ascii[Int($0[Int(scalar) - 0xC0]) - 0x20])
      }
    case 0x2018, 0x2019: Double(ascii[0x2C - 0x20])
    case 0x201C, 0x201D: self == .times ? 444 : 333
    case 0x2013: Double(ascii[0x30 - 0x20])
    case 0x2014, 0x2026, 0x2122: 1000
    case 0x2022: 350
    case 0x20AC: Double(ascii[0x30 - 0x20])
    default: nil
    }
  }
}
