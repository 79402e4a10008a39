// SPDX-License-Identifier: MIT

import UIKitComponents

extension Color {
  /// The colour `part` of the way to `other`; both resolved.
  func mixed(with other: Color, _ part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// Whether dark text reads better on this colour than light text does.
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }

  /// Whether the eye hardly tells the colour from `other`.
  func isNear(_ other: Color) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.02
  }
}
