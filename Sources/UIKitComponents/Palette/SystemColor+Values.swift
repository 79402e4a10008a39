// SPDX-License-Identifier: MIT

// Sources: the specifications of the system colours in Apple's Human Interface Guidelines (of iOS
// 13 to 18, and of iOS 26), and the components that Interface Builder saves beside their names. The
// colours of parts of bars and controls are from Apple's design templates.
//
// - Unverified: the high-contrast values of lines, fields and parts of controls.
extension SystemColor {
  /// The components in the releases of an era.
  ///
  /// iOS 12 and earlier have no dark style. If a later release shows a screen made for them in the
  /// dark style, it uses the later release's colours.
  func values(in era: ControlEra) -> Shades {
    switch era {
    case .outlined: outlined ?? filled
    case .filled: filled
    case .glass: glassy ?? filled
    }
  }

  /// The colours of iOS 7 to 12 that differ from later releases in the light style.
  private var outlined: Shades? {
    switch self {
    case .placeholderText: Shades(0xC7C7CD, dark: 0xEBEBF5, 0.3)
    case .separator: Shades(0xC8C7CC, dark: 0x545458, 0.6)
    case .systemGroupedBackground: Shades(0xEFEFF4, dark: 0x000000, elevated: 0x1C1C1E)
    case .systemGreen: Shades(0x4CD964, dark: 0x30D158)
    case .systemTeal: Shades(0x5AC8FA, dark: 0x64D2FF)
    case .searchFieldBackground: Shades(0xFFFFFF, dark: 0x767680, 0.24)
    case .switchTrack: Shades(0xFFFFFF, dark: 0x787880, 0.32)
    case .track: Shades(0xB7B7B7, dark: 0x5A5A5E)
    case .cellAccessory: Shades(0xC7C7CC, dark: 0x636366)
    default: nil
    }
  }

  /// The colours of iOS 26 that differ from earlier releases.
  private var glassy: Shades? {
    switch self {
    case .systemRed: Shades(0xFF383C, dark: 0xFF4245, high: 0xE9152D, darkHigh: 0xFF6165)
    case .systemOrange: Shades(0xFF8D28, dark: 0xFF9230, high: 0xC55300, darkHigh: 0xFFA056)
    case .systemYellow: Shades(0xFFCC00, dark: 0xFFD600, high: 0xA16A00, darkHigh: 0xFEDF43)
    case .systemGreen: Shades(0x34C759, dark: 0x30D158, high: 0x008932, darkHigh: 0x4AD968)
    case .systemMint: Shades(0x00C8B3, dark: 0x00DAC3, high: 0x008575, darkHigh: 0x54DFCB)
    case .systemTeal: Shades(0x00C3D0, dark: 0x00D2E0, high: 0x008198, darkHigh: 0x3BDDEC)
    case .systemCyan: Shades(0x00C0E8, dark: 0x3CD3FE, high: 0x007EAE, darkHigh: 0x6DD9FF)
    case .tint, .systemBlue: Shades(0x0088FF, dark: 0x0091FF, high: 0x1E6EF4, darkHigh: 0x5CB8FF)
    case .systemIndigo: Shades(0x6155F5, dark: 0x6D7CFF, high: 0x564ADE, darkHigh: 0xA7AAFF)
    case .systemPurple: Shades(0xCB30E0, dark: 0xDB34F2, high: 0xB02FC2, darkHigh: 0xEA8DFF)
    case .systemPink: Shades(0xFF2D55, dark: 0xFF375F, high: 0xE7124D, darkHigh: 0xFF8AC4)
    case .systemBrown: Shades(0xAC7F5E, dark: 0xB78A66, high: 0x956D51, darkHigh: 0xDBA679)
    default: nil
    }
  }

  /// The colours of iOS 13 to 18.
  private var filled: Shades {
    switch self {
    case .label: Shades(0x000000, dark: 0xFFFFFF)
    case .secondaryLabel:
      Shades(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6, high: nil, 0.8, darkHigh: nil, 0.7)
    case .tertiaryLabel:
      Shades(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3, high: nil, 0.7, darkHigh: nil, 0.55)
    case .quaternaryLabel:
      Shades(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16, high: nil, 0.55, darkHigh: nil, 0.4)
    case .placeholderText:
      Shades(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3, high: nil, 0.7, darkHigh: nil, 0.55)
    case .link: Shades(0x007AFF, dark: 0x0984FF, high: 0x0040DD, darkHigh: 0x409CFF)
    case .separator:
      Shades(0x3C3C43, 0.29, dark: 0x545458, 0.6, high: nil, 0.37, darkHigh: nil, 0.65)
    case .opaqueSeparator: Shades(0xC6C6C8, dark: 0x38383A)
    case .systemFill: Shades(0x787880, 0.2, dark: nil, 0.36, high: nil, 0.28, darkHigh: nil, 0.44)
    case .secondarySystemFill:
      Shades(0x787880, 0.16, dark: nil, 0.32, high: nil, 0.24, darkHigh: nil, 0.4)
    case .tertiarySystemFill:
      Shades(0x767680, 0.12, dark: nil, 0.24, high: nil, 0.2, darkHigh: nil, 0.32)
    case .quaternarySystemFill:
      Shades(0x747480, 0.08, dark: 0x767680, 0.18, high: nil, 0.16, darkHigh: nil, 0.26)
    case .systemBackground:
      Shades(0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E, elevatedHigh: 0x242426)
    case .secondarySystemBackground:
      Shades(
        0xF2F2F7, dark: 0x1C1C1E, high: 0xEBEBF0, darkHigh: 0x242426, elevated: 0x2C2C2E,
        elevatedHigh: 0x363638)
    case .tertiarySystemBackground:
      Shades(
        0xFFFFFF, dark: 0x2C2C2E, darkHigh: 0x363638, elevated: 0x3A3A3C, elevatedHigh: 0x444446)
    case .systemGroupedBackground:
      Shades(0xF2F2F7, dark: 0x000000, high: 0xEBEBF0, elevated: 0x1C1C1E, elevatedHigh: 0x242426)
    case .secondarySystemGroupedBackground:
      Shades(
        0xFFFFFF, dark: 0x1C1C1E, darkHigh: 0x242426, elevated: 0x2C2C2E, elevatedHigh: 0x363638)
    case .tertiarySystemGroupedBackground:
      Shades(
        0xF2F2F7, dark: 0x2C2C2E, high: 0xEBEBF0, darkHigh: 0x363638, elevated: 0x3A3A3C,
        elevatedHigh: 0x444446)
    case .systemRed: Shades(0xFF3B30, dark: 0xFF453A, high: 0xD70015, darkHigh: 0xFF6961)
    case .systemOrange: Shades(0xFF9500, dark: 0xFF9F0A, high: 0xC93400, darkHigh: 0xFFB340)
    case .systemYellow: Shades(0xFFCC00, dark: 0xFFD60A, high: 0xB25000, darkHigh: 0xFFD426)
    case .systemGreen: Shades(0x34C759, dark: 0x30D158, high: 0x248A3D, darkHigh: 0x30DB5B)
    case .systemMint: Shades(0x00C7BE, dark: 0x63E6E2, high: 0x0C817B, darkHigh: 0x66D4CF)
    case .systemTeal: Shades(0x30B0C7, dark: 0x40C8E0, high: 0x008299, darkHigh: 0x5DE6FF)
    case .systemCyan: Shades(0x32ADE6, dark: 0x64D2FF, high: 0x0071A4, darkHigh: 0x70D7FF)
    case .tint, .systemBlue: Shades(0x007AFF, dark: 0x0A84FF, high: 0x0040DD, darkHigh: 0x409CFF)
    case .systemIndigo: Shades(0x5856D6, dark: 0x5E5CE6, high: 0x3634A3, darkHigh: 0x7D7AFF)
    case .systemPurple: Shades(0xAF52DE, dark: 0xBF5AF2, high: 0x8944AB, darkHigh: 0xDA8FFF)
    case .systemPink: Shades(0xFF2D55, dark: 0xFF375F, high: 0xD30F45, darkHigh: 0xFF6482)
    case .systemBrown: Shades(0xA2845E, dark: 0xAC8E68, high: 0x7F6545, darkHigh: 0xB59469)
    case .systemGray: Shades(0x8E8E93, high: 0x6C6C70, darkHigh: 0xAEAEB2)
    case .systemGray2: Shades(0xAEAEB2, dark: 0x636366, high: 0x8E8E93, darkHigh: 0x7C7C80)
    case .systemGray3: Shades(0xC7C7CC, dark: 0x48484A, high: 0xAEAEB2, darkHigh: 0x545456)
    case .systemGray4: Shades(0xD1D1D6, dark: 0x3A3A3C, high: 0xBCBCC0, darkHigh: 0x444446)
    case .systemGray5: Shades(0xE5E5EA, dark: 0x2C2C2E, high: 0xD8D8DC, darkHigh: 0x363638)
    case .systemGray6: Shades(0xF2F2F7, dark: 0x1C1C1E, high: 0xEBEBF0, darkHigh: 0x242426)
    // White would have a contrast below 3:1 on the lightest tints.
    case .onTint: Shades(0xFFFFFF, darkHigh: 0x000000)
    case .darkText: Shades(0x000000)
    case .lightText: Shades(0xFFFFFF, 0.6)
    case .viewFlipsideBackground: Shades(0x1F2124)
    case .scrollViewTexturedBackground: Shades(0x6F7179)

    // Parts of bars, controls and cells.
    case .barBackground: Shades(0xF9F9F9, 0.94, dark: 0x1D1D1D, 0.94)
    case .barHairline: Shades(0x000000, 0.3, dark: 0xFFFFFF, 0.15)
    case .inactiveTab: Shades(0x999999, dark: 0x757575, high: 0x6C6C70, darkHigh: 0xAEAEB2)
    case .glass: Shades(0xFFFFFF, 0.82, dark: 0x2A2A2C, 0.82)
    case .glassEdge: Shades(0x000000, 0.06, dark: 0xFFFFFF, 0.14)
    case .cellAccessory: SystemColor.tertiaryLabel.filled
    case .searchBarBackground: Shades(0xC9C9CE, dark: 0x1C1C1E)
    case .searchFieldBackground: SystemColor.tertiarySystemFill.filled
    case .fieldBackground: SystemColor.systemBackground.filled
    case .disabledFieldBackground: SystemColor.quaternarySystemFill.filled
    case .fieldEdge: Shades(0x3C3C43, 0.22, dark: 0x8E8E93, 0.4, high: nil, 0.4, darkHigh: nil, 0.6)
    case .fieldLine: SystemColor.label.filled
    case .switchTrack: Shades(0x787880, 0.18, dark: nil, 0.32, high: nil, 0.26, darkHigh: nil, 0.4)
    case .switchEdge: SystemColor.systemGray5.filled
    case .knob: Shades(0xFFFFFF)
    case .knobEdge: Shades(0x000000, 0.05)
    case .track: SystemColor.systemFill.filled
    case .selectedSegment: Shades(0xFFFFFF, dark: 0x636366)
    case .divider: Shades(0x3C3C43, 0.24, dark: 0xEBEBF5, 0.24)
    case .wheelBand: Shades(0x747480, 0.112, dark: 0x767680, 0.25)
    case .currentPage: Shades(0x3C3C43, 0.75, dark: 0xFFFFFF, 0.9)
    case .otherPage: Shades(0x3C3C43, 0.24, dark: 0xEBEBF5, 0.3)
    case .spinner: SystemColor.systemGray.filled
    case .alertBackground: Shades(0xF7F7F7, dark: 0x252527)
    case .dimmedBackground: Shades(0x000000, 0.2, dark: 0x000000, 0.48)
    case .blur: Shades(0xF6F6F8, 0.82, dark: 0x252527, 0.82)
    case .homeIndicator: Shades(0x000000, 0.85, dark: 0xFFFFFF, 0.85)
    }
  }
}
