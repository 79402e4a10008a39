// SPDX-License-Identifier: MIT

import LayoutCore

/// The system's colours in their light appearance, as Apple's Human Interface Guidelines list them.
struct Palette {
  var tint: Color
  var green: Color
  var separator: Color
  var placeholder: Color

  init(_ era: ControlEra) {
    tint = era == .glass ? Color(rgb: 0x0088FF) : Color(rgb: 0x007AFF)
    green = era == .outlined ? Color(rgb: 0x4CD964) : Color(rgb: 0x34C759)
    separator = era == .outlined ? Color(rgb: 0xC8C7CC) : Color(rgb: 0x3C3C43, alpha: 0.29)
    placeholder = era == .outlined ? Color(rgb: 0xC7C7CD) : Color(rgb: 0x3C3C43, alpha: 0.3)
  }

  static let label = Color.black
  static let secondaryLabel = Color(rgb: 0x3C3C43, alpha: 0.6)
  static let tertiaryLabel = Color(rgb: 0x3C3C43, alpha: 0.3)
  static let fill = Color(rgb: 0x787880, alpha: 0.2)
  static let tertiaryFill = Color(rgb: 0x767680, alpha: 0.12)
  static let quaternaryFill = Color(rgb: 0x747480, alpha: 0.08)
  static let gray = Color(rgb: 0x8E8E93)
  static let gray2 = Color(rgb: 0xAEAEB2)
  static let gray3 = Color(rgb: 0xC7C7CC)
  static let gray4 = Color(rgb: 0xD1D1D6)
  static let gray5 = Color(rgb: 0xE5E5EA)
  static let gray6 = Color(rgb: 0xF2F2F7)
}

extension Color {
  /// A colour as HTML writes it, such as `0xFF8800`.
  init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }

  func faded(_ factor: Double) -> Color {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// The colour `part` of the way to `other`, opaque parts only.
  func mixed(with other: Color, _ part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// Whether dark text reads better on this colour than light text does.
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}
