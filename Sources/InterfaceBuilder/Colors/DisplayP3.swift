// SPDX-License-Identifier: MIT

import AutoLayout
package import UIKitComponents

extension Color {
  /// This colour's components read as Display P3, in sRGB.
  ///
  /// Both spaces share white point and transfer curve; the matrix maps the primaries (CSS Color 4,
  /// sample conversions, rounded to six digits).
  package var convertedFromDisplayP3: Color {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return Color(
      red: Self.encoded(1.224940 * r - 0.224940 * g),
      green: Self.encoded(-0.042057 * r + 1.042057 * g),
      blue: Self.encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 12, 5)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 5, 12) - 0.055
  }

  /// `base` in 0…1 to the power of *p* / *q*.
  ///
  /// The root is Newton's, so that no library of C is needed: from above it falls without
  /// overshooting, until rounding lets it fall no further.
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
