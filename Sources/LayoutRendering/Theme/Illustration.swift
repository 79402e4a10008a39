// SPDX-License-Identifier: MIT

import UIKitComponents

/// The colours of placeholders for content that exists only at run time. They are not UIKit's
/// colours.
enum Illustration {
  static let customInk = pair(0x6E7F99, 0x9DB0CE)
  static let customBackground = Color(
    light: Color(rgb: 0x8FA6C9, alpha: 0.12), dark: Color(rgb: 0x8FA6C9, alpha: 0.16))
  static let imageBackground = pair(0xE4E9F0, 0x2B323C)
  static let imageInk = pair(0x9AA7B8, 0x7F8EA3)
  static let land = pair(0xF3EFE6, 0x2A2C30)
  static let water = pair(0xA9D8EE, 0x1D3B4F)
  static let park = pair(0xCFE6C0, 0x2C4030)
  static let roadEdge = pair(0xDDD5C4, 0x1E2024)
  static let road = pair(0xFFFFFF, 0x4A4D55)
  static let pin = Color(rgb: 0xF0483E)
  static let caption = Color(
    light: Color(white: 1, alpha: 0.9), dark: Color(rgb: 0x1C1C1E, alpha: 0.9))

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: Color(rgb: light), dark: Color(rgb: dark))
  }
}
