// SPDX-License-Identifier: MIT

import LayoutCore

// The fixed colours of UIKit, and its system colours in the light style of iOS 13 and later as the
// Human Interface Guidelines list them.
extension UIColor {
  /// 0, 0, 0: the components of red, green and blue, of 255.
  public class var black: UIColor { make(0, 0, 0) }
  /// 85, 85, 85.
  public class var darkGray: UIColor { make(85, 85, 85) }
  /// 170, 170, 170.
  public class var lightGray: UIColor { make(170, 170, 170) }
  /// 255, 255, 255.
  public class var white: UIColor { make(255, 255, 255) }
  /// 128, 128, 128.
  public class var gray: UIColor { make(128, 128, 128) }
  /// 255, 0, 0.
  public class var red: UIColor { make(255, 0, 0) }
  /// 0, 255, 0.
  public class var green: UIColor { make(0, 255, 0) }
  /// 0, 0, 255.
  public class var blue: UIColor { make(0, 0, 255) }
  /// 0, 255, 255.
  public class var cyan: UIColor { make(0, 255, 255) }
  /// 255, 255, 0.
  public class var yellow: UIColor { make(255, 255, 0) }
  /// 255, 0, 255.
  public class var magenta: UIColor { make(255, 0, 255) }
  /// 255, 128, 0.
  public class var orange: UIColor { make(255, 128, 0) }
  /// 128, 0, 128.
  public class var purple: UIColor { make(128, 0, 128) }
  /// 153, 102, 51.
  public class var brown: UIColor { make(153, 102, 51) }
  /// 255, 59, 48: what is destroyed or fails.
  public class var systemRed: UIColor { make(255, 59, 48) }
  /// 52, 199, 89: what is on.
  public class var systemGreen: UIColor { make(52, 199, 89) }
  /// 0, 122, 255: what can be acted on.
  public class var systemBlue: UIColor { make(0, 122, 255) }
  /// 255, 149, 0.
  public class var systemOrange: UIColor { make(255, 149, 0) }
  /// 255, 204, 0.
  public class var systemYellow: UIColor { make(255, 204, 0) }
  /// 255, 45, 85.
  public class var systemPink: UIColor { make(255, 45, 85) }
  /// 175, 82, 222.
  public class var systemPurple: UIColor { make(175, 82, 222) }
  /// 48, 176, 199.
  public class var systemTeal: UIColor { make(48, 176, 199) }
  /// 88, 86, 214.
  public class var systemIndigo: UIColor { make(88, 86, 214) }
  /// 162, 132, 94.
  public class var systemBrown: UIColor { make(162, 132, 94) }
  /// 0, 199, 190.
  public class var systemMint: UIColor { make(0, 199, 190) }
  /// 50, 173, 230.
  public class var systemCyan: UIColor { make(50, 173, 230) }
  /// 142, 142, 147, the darkest of six.
  public class var systemGray: UIColor { make(142, 142, 147) }
  /// 174, 174, 178.
  public class var systemGray2: UIColor { make(174, 174, 178) }
  /// 199, 199, 204.
  public class var systemGray3: UIColor { make(199, 199, 204) }
  /// 209, 209, 214.
  public class var systemGray4: UIColor { make(209, 209, 214) }
  /// 229, 229, 234.
  public class var systemGray5: UIColor { make(229, 229, 234) }
  /// 242, 242, 247, the lightest of six.
  public class var systemGray6: UIColor { make(242, 242, 247) }
  /// 0, 0, 0: the first text, and text without a colour of its own.
  public class var label: UIColor { make(0, 0, 0) }
  /// 60, 60, 67 at 0.6: text of second rank.
  public class var secondaryLabel: UIColor { make(60, 60, 67, 0.6) }
  /// 60, 60, 67 at 0.3: text of third rank, and what is disabled.
  public class var tertiaryLabel: UIColor { make(60, 60, 67, 0.3) }
  /// 60, 60, 67 at 0.18: text of fourth rank.
  public class var quaternaryLabel: UIColor { make(60, 60, 67, 0.18) }
  /// 60, 60, 67 at 0.3: what fields show while they are empty.
  public class var placeholderText: UIColor { make(60, 60, 67, 0.3) }
  /// 60, 60, 67 at 0.29: thin lines through which the content shows.
  public class var separator: UIColor { make(60, 60, 67, 0.29) }
  /// 198, 198, 200: thin lines through which nothing shows.
  public class var opaqueSeparator: UIColor { make(198, 198, 200) }
  /// 0, 122, 255: text that leads elsewhere.
  public class var link: UIColor { make(0, 122, 255) }
  /// 0, 0, 0: text on light ground, whatever the interface's style.
  public class var darkText: UIColor { make(0, 0, 0) }
  /// 255, 255, 255 at 0.6: text on dark ground, whatever the interface's style.
  public class var lightText: UIColor { make(255, 255, 255, 0.6) }
  /// 120, 120, 128 at 0.2: thin and small shapes, such as the track of a slider.
  public class var systemFill: UIColor { make(120, 120, 128, 0.2) }
  /// 120, 120, 128 at 0.16: shapes of medium size, such as the ground of a switch.
  public class var secondarySystemFill: UIColor { make(120, 120, 128, 0.16) }
  /// 118, 118, 128 at 0.12: large shapes, such as fields and buttons.
  public class var tertiarySystemFill: UIColor { make(118, 118, 128, 0.12) }
  /// 116, 116, 128 at 0.08: large areas with content of several kinds.
  public class var quaternarySystemFill: UIColor { make(116, 116, 128, 0.08) }
  /// 255, 255, 255: the ground of an interface.
  public class var systemBackground: UIColor { make(255, 255, 255) }
  /// 242, 242, 247: content that is set apart on that ground.
  public class var secondarySystemBackground: UIColor { make(242, 242, 247) }
  /// 255, 255, 255: content that is set apart within that.
  public class var tertiarySystemBackground: UIColor { make(255, 255, 255) }
  /// 242, 242, 247: the ground of grouped tables.
  public class var systemGroupedBackground: UIColor { make(242, 242, 247) }
  /// 255, 255, 255: the rows of grouped tables.
  public class var secondarySystemGroupedBackground: UIColor { make(255, 255, 255) }
  /// 242, 242, 247: what is set apart in such rows.
  public class var tertiarySystemGroupedBackground: UIColor { make(242, 242, 247) }
  /// 0, 122, 255: the tint of a hierarchy that sets none. UIKit's follows the view it is used in;
  /// this one does not.
  public class var tintColor: UIColor { make(0, 122, 255) }
  /// 0, 0, 0 at 0: nothing shows.
  public class var clear: UIColor { make(0, 0, 0, 0) }

  private static func make(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> UIColor {
    UIColor(
      LayoutCore.Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
  }
}
