// SPDX-License-Identifier: MIT

import UIKitComponents

// The fixed colours of UIKit.
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
  public class var clear: UIColor { make(0, 0, 0, 0) }

  private static func make(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      UIKitComponents.Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
  }
}

// Colours that follow the appearance in which they are drawn.
extension UIColor {
  public class var systemRed: UIColor { UIColor(.systemRed) }
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  public class var systemPink: UIColor { UIColor(.systemPink) }
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  public class var systemBrown: UIColor { UIColor(.systemBrown) }
  public class var systemMint: UIColor { UIColor(.systemMint) }
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  public class var systemGray: UIColor { UIColor(.systemGray) }
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  public class var systemGray6: UIColor { UIColor(.systemGray6) }
  public class var label: UIColor { UIColor(.label) }
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  public class var separator: UIColor { UIColor(.separator) }
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
  public class var link: UIColor { UIColor(.link) }
  public class var darkText: UIColor { UIColor(.darkText) }
  public class var lightText: UIColor { UIColor(.lightText) }
  public class var systemFill: UIColor { UIColor(.systemFill) }
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.secondarySystemGroupedBackground)
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.tertiarySystemGroupedBackground)
  }
  public class var tintColor: UIColor { UIColor(.tint) }
  public class var groupTableViewBackground: UIColor { UIColor(.systemGroupedBackground) }

  convenience init(_ color: SystemColor) { self.init(UIKitComponents.Color(color)) }
}
