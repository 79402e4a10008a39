// SPDX-License-Identifier: MIT

import LayoutCore

// The fixed colours of UIKit, and its system colours in the light style of iOS 13 and later as the
// Human Interface Guidelines list them.
extension UIColor {
  public class var black: UIColor { make(0, 0, 0) }
  public class var darkGray: UIColor { make(85, 85, 85) }
  public class var lightGray: UIColor { make(170, 170, 170) }
  public class var white: UIColor { make(255, 255, 255) }
  public class var gray: UIColor { make(128, 128, 128) }
  public class var red: UIColor { make(255, 0, 0) }
  public class var green: UIColor { make(0, 255, 0) }
  public class var blue: UIColor { make(0, 0, 255) }
  public class var cyan: UIColor { make(0, 255, 255) }
  public class var yellow: UIColor { make(255, 255, 0) }
  public class var magenta: UIColor { make(255, 0, 255) }
  public class var orange: UIColor { make(255, 128, 0) }
  public class var purple: UIColor { make(128, 0, 128) }
  public class var brown: UIColor { make(153, 102, 51) }
  public class var systemRed: UIColor { make(255, 59, 48) }
  public class var systemGreen: UIColor { make(52, 199, 89) }
  public class var systemBlue: UIColor { make(0, 122, 255) }
  public class var systemOrange: UIColor { make(255, 149, 0) }
  public class var systemYellow: UIColor { make(255, 204, 0) }
  public class var systemPink: UIColor { make(255, 45, 85) }
  public class var systemPurple: UIColor { make(175, 82, 222) }
  public class var systemTeal: UIColor { make(48, 176, 199) }
  public class var systemIndigo: UIColor { make(88, 86, 214) }
  public class var systemBrown: UIColor { make(162, 132, 94) }
  public class var systemMint: UIColor { make(0, 199, 190) }
  public class var systemCyan: UIColor { make(50, 173, 230) }
  public class var systemGray: UIColor { make(142, 142, 147) }
  public class var systemGray2: UIColor { make(174, 174, 178) }
  public class var systemGray3: UIColor { make(199, 199, 204) }
  public class var systemGray4: UIColor { make(209, 209, 214) }
  public class var systemGray5: UIColor { make(229, 229, 234) }
  public class var systemGray6: UIColor { make(242, 242, 247) }
  public class var label: UIColor { make(0, 0, 0) }
  public class var secondaryLabel: UIColor { make(60, 60, 67, 0.6) }
  public class var tertiaryLabel: UIColor { make(60, 60, 67, 0.3) }
  public class var quaternaryLabel: UIColor { make(60, 60, 67, 0.18) }
  public class var placeholderText: UIColor { make(60, 60, 67, 0.3) }
  public class var separator: UIColor { make(60, 60, 67, 0.29) }
  public class var opaqueSeparator: UIColor { make(198, 198, 200) }
  public class var link: UIColor { make(0, 122, 255) }
  public class var darkText: UIColor { make(0, 0, 0) }
  public class var lightText: UIColor { make(255, 255, 255, 0.6) }
  public class var systemFill: UIColor { make(120, 120, 128, 0.2) }
  public class var secondarySystemFill: UIColor { make(120, 120, 128, 0.16) }
  public class var tertiarySystemFill: UIColor { make(118, 118, 128, 0.12) }
  public class var quaternarySystemFill: UIColor { make(116, 116, 128, 0.08) }
  public class var systemBackground: UIColor { make(255, 255, 255) }
  public class var secondarySystemBackground: UIColor { make(242, 242, 247) }
  public class var tertiarySystemBackground: UIColor { make(255, 255, 255) }
  public class var systemGroupedBackground: UIColor { make(242, 242, 247) }
  public class var secondarySystemGroupedBackground: UIColor { make(255, 255, 255) }
  public class var tertiarySystemGroupedBackground: UIColor { make(242, 242, 247) }
  public class var tintColor: UIColor { make(0, 122, 255) }
  public class var clear: UIColor { make(0, 0, 0, 0) }

  private static func make(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      LayoutCore.Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
  }
}
