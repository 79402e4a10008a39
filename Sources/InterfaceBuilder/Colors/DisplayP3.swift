// SPDX-License-Identifier: MIT

import AutoLayout
package import UIKitComponents

extension Color {
  /// Treats this color's components as Display P3 and converts them to sRGB.
  ///
  /// Both spaces have the same white point and transfer curve. The matrix converts the primaries
  /// (CSS Color 4, sample conversions, rounded to six digits).
  package var convertedFromDisplayP3: Color {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return Color(
      red: Self.encoded(1.224940 * r - 0.224940 * g),
      green: Self.encoded(-0.042057 * r + 1.042057 * g),
      blue: Self.encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b),
      alpha: alpha)
  }

  /// A component of sRGB or Display P3, from 0 to 1, as a share of the light.
  package static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 12, 5)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 5, 12) - 0.055
  }

  /// `base` in 0…1 raised to the power *p* / *q*.
  ///
  /// Computes the root with Newton's method, to avoid the C math library. From above, the values
  /// decrease monotonically until rounding stops them.
  private static func power(_ base: Double, _ p: Int, _ q: Int) -> Double {
    func power(_ value: Double, _ count: Int) -> Double {
      (0..<count).reduce(1) { product, _ in product * value }
    }
    var root = 1.0
    while true {
      let next = root - (root - base / power(root, q - 1)) / Double(q)
      guard next < root else { return power(root, p) }
      root = next
    }
  }
}
