// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension Color {
  /// This colour's components read as Display P3, in sRGB.
  ///
  /// Both spaces share white point and transfer curve; the matrix maps the primaries (CSS Color 4,
  /// sample conversions, rounded to six digits).
  var convertedFromDisplayP3: Color {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return Color(
      red: Self.encoded(1.224940 * r - 0.224940 * g),
      green: Self.encoded(-0.042057 * r + 1.042057 * g),
      blue: Self.encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
