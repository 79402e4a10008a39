// SPDX-License-Identifier: MIT

import LayoutCore

// The fixed colours of UIKit.
extension UIColor {
  /// The components of red, green and blue, of 255.
  public class var black: UIColor { make(0, 0, 0) }
  /// The same in every appearance.
  public class var darkGray: UIColor { make(85, 85, 85) }
  /// The same in every appearance.
  public class var lightGray: UIColor { make(170, 170, 170) }
  /// The same in every appearance.
  public class var white: UIColor { make(255, 255, 255) }
  /// The same in every appearance.
  public class var gray: UIColor { make(128, 128, 128) }
  /// The same in every appearance.
  public class var red: UIColor { make(255, 0, 0) }
  /// The same in every appearance.
  public class var green: UIColor { make(0, 255, 0) }
  /// The same in every appearance.
  public class var blue: UIColor { make(0, 0, 255) }
  /// The same in every appearance.
  public class var cyan: UIColor { make(0, 255, 255) }
  /// The same in every appearance.
  public class var yellow: UIColor { make(255, 255, 0) }
  /// The same in every appearance.
  public class var magenta: UIColor { make(255, 0, 255) }
  /// The same in every appearance.
  public class var orange: UIColor { make(255, 128, 0) }
  /// The same in every appearance.
  public class var purple: UIColor { make(128, 0, 128) }
  /// The same in every appearance.
  public class var brown: UIColor { make(153, 102, 51) }
  /// Nothing shows.
  public class var clear: UIColor { make(0, 0, 0, 0) }

  private static func make(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      LayoutCore.Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
  }
}

// Colours that follow the appearance in which they are drawn.
extension UIColor {
  /// What is destroyed or fails.
  public class var systemRed: UIColor { UIColor(.systemRed) }
  /// What is on.
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  /// What can be acted on.
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemPink: UIColor { UIColor(.systemPink) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemBrown: UIColor { UIColor(.systemBrown) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemMint: UIColor { UIColor(.systemMint) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  /// The darkest of six.
  public class var systemGray: UIColor { UIColor(.systemGray) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  /// Tells things apart; it has no meaning of its own.
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  /// The lightest of six.
  public class var systemGray6: UIColor { UIColor(.systemGray6) }
  /// The first text, and text without a colour of its own.
  public class var label: UIColor { UIColor(.label) }
  /// Text of second rank.
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  /// Text of third rank, and what is disabled.
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  /// What fields show while they are empty.
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  /// Thin lines through which the content shows.
  public class var separator: UIColor { UIColor(.separator) }
  /// Thin lines through which nothing shows.
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
  /// Text that leads elsewhere.
  public class var link: UIColor { UIColor(.link) }
  /// Text on light ground, whatever the interface's style.
  public class var darkText: UIColor { UIColor(.darkText) }
  /// Text on dark ground, whatever the interface's style.
  public class var lightText: UIColor { UIColor(.lightText) }
  /// Thin and small shapes, such as the track of a slider.
  public class var systemFill: UIColor { UIColor(.systemFill) }
  /// Shapes of medium size, such as the ground of a switch.
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  /// Large shapes, such as fields and buttons.
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  /// Large areas with content of several kinds.
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
  /// The ground of an interface.
  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  /// Content that is set apart on that ground.
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  /// Content that is set apart within that.
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  /// The ground of grouped tables.
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  /// The rows of grouped tables.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.secondarySystemGroupedBackground)
  }
  /// What is set apart in such rows.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.tertiarySystemGroupedBackground)
  }
  /// The tint of the view it is used in.
  public class var tintColor: UIColor { UIColor(.tint) }
  /// The background of grouped tables before iOS 13 named it.
  public class var groupTableViewBackground: UIColor { UIColor(.systemGroupedBackground) }

  private convenience init(_ color: SystemColor) {
    self.init(LayoutCore.Color(color))
  }
}
