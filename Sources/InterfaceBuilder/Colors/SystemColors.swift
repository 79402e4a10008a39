// SPDX-License-Identifier: MIT

import LayoutCore

/// The colours that iOS names, in both appearances.
///
/// Source: Apple's Human Interface Guidelines, "Color", specifications of the system colours, and
/// the values that Interface Builder saves under `<systemColor>`.
enum SystemColors {
  /// The colour called `name`, or `nil` for a name that iOS does not have.
  static func color(_ name: String, isDark: Bool) -> Color? {
    guard let pair = table[name] else { return nil }
    return Color(hex: isDark ? pair.dark : pair.light)
  }

  /// Light and dark values as RRGGBBAA.
  private static let table: [String: (light: UInt32, dark: UInt32)] = [
    "labelColor": (0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabelColor": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabelColor": (0x3C3C_434D, 0xEBEB_F54D),
    "quaternaryLabelColor": (0x3C3C_432E, 0xEBEB_F52E),
    "placeholderTextColor": (0x3C3C_434D, 0xEBEB_F54D),
    "textColor": (0x0000_00FF, 0xFFFF_FFFF),
    "darkTextColor": (0x0000_00FF, 0x0000_00FF),
    "lightTextColor": (0xFFFF_FF99, 0xFFFF_FF99),
    "linkColor": (0x007A_FFFF, 0x0984_FFFF),
    "tintColor": (0x007A_FFFF, 0x0A84_FFFF),
    "separatorColor": (0x3C3C_434A, 0x5454_5899),
    "opaqueSeparatorColor": (0xC6C6_C8FF, 0x3838_3AFF),
    "systemBackgroundColor": (0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackgroundColor": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackgroundColor": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackgroundColor": (0xF2F2_F7FF, 0x0000_00FF),
    "groupTableViewBackgroundColor": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackgroundColor": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackgroundColor": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "tableCellGroupedBackgroundColor": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "systemFillColor": (0x7878_8033, 0x7878_805C),
    "secondarySystemFillColor": (0x7878_8029, 0x7878_8052),
    "tertiarySystemFillColor": (0x7676_801F, 0x7676_803D),
    "quaternarySystemFillColor": (0x7474_8014, 0x7676_802E),
    "systemRedColor": (0xFF3B_30FF, 0xFF45_3AFF),
    "systemOrangeColor": (0xFF95_00FF, 0xFF9F_0AFF),
    "systemYellowColor": (0xFFCC_00FF, 0xFFD6_0AFF),
    "systemGreenColor": (0x34C7_59FF, 0x30D1_58FF),
    "systemMintColor": (0x00C7_BEFF, 0x63E6_E2FF),
    "systemTealColor": (0x30B0_C7FF, 0x40C8_E0FF),
    "systemCyanColor": (0x32AD_E6FF, 0x64D2_FFFF),
    "systemBlueColor": (0x007A_FFFF, 0x0A84_FFFF),
    "systemIndigoColor": (0x5856_D6FF, 0x5E5C_E6FF),
    "systemPurpleColor": (0xAF52_DEFF, 0xBF5A_F2FF),
    "systemPinkColor": (0xFF2D_55FF, 0xFF37_5FFF),
    "systemBrownColor": (0xA284_5EFF, 0xAC8E_68FF),
    "systemGrayColor": (0x8E8E_93FF, 0x8E8E_93FF),
    "systemGray2Color": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3Color": (0xC7C7_CCFF, 0x4848_4AFF),
    "systemGray4Color": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5Color": (0xE5E5_EAFF, 0x2C2C_2EFF),
    "systemGray6Color": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "viewFlipsideBackgroundColor": (0x1F21_24FF, 0x1F21_24FF),
    "scrollViewTexturedBackgroundColor": (0x6F71_79FF, 0x6F71_79FF),
    "underPageBackgroundColor": (0x6F71_79FF, 0x6F71_79FF),
  ]
}

extension Color {
  /// A colour from its components as RRGGBBAA.
  init(hex: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
