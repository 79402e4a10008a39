// SPDX-License-Identifier: MIT

/// The colours of UIKit that depend on appearance and release, and those of parts it draws.
public enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  // Text and lines.
  /// The tint of the view that the colour is drawn in.
  case tint
  /// Text on a ground of the tint.
  case onTint
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  // Fills and backgrounds.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  // Colours by name.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  // The same in every appearance.
  case darkText, lightText, viewFlipsideBackground, scrollViewTexturedBackground

  // Parts of bars, controls and cells, which have no name of their own in UIKit.
  case barBackground, barHairline, inactiveTab
  case glass, glassEdge
  case cellAccessory, searchBarGround, searchFieldGround
  case fieldGround, fieldEdge, fieldLine
  case switchTrack, switchEdge, knob, knobEdge, track
  case selectedSegment, divider, wheelBand, currentPage, otherPage, spinner
  case alertGround, dimmedGround, blur, homeIndicator
}

extension SystemColor {
  /// The colour that Interface Builder files call `name`; nil for a name that iOS does not have.
  public init?(interfaceBuilderName name: String) {
    switch name {
    case "labelColor", "textColor": self = .label
    case "secondaryLabelColor": self = .secondaryLabel
    case "tertiaryLabelColor": self = .tertiaryLabel
    case "quaternaryLabelColor": self = .quaternaryLabel
    case "placeholderTextColor": self = .placeholderText
    case "linkColor": self = .link
    case "separatorColor": self = .separator
    case "opaqueSeparatorColor": self = .opaqueSeparator
    case "systemFillColor": self = .systemFill
    case "secondarySystemFillColor": self = .secondarySystemFill
    case "tertiarySystemFillColor": self = .tertiarySystemFill
    case "quaternarySystemFillColor": self = .quaternarySystemFill
    case "systemBackgroundColor": self = .systemBackground
    case "secondarySystemBackgroundColor": self = .secondarySystemBackground
    case "tertiarySystemBackgroundColor": self = .tertiarySystemBackground
    case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor":
      self = .systemGroupedBackground
    case "secondarySystemGroupedBackgroundColor", "tableCellGroupedBackgroundColor":
      self = .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackgroundColor": self = .tertiarySystemGroupedBackground
    case "systemRedColor": self = .systemRed
    case "systemOrangeColor": self = .systemOrange
    case "systemYellowColor": self = .systemYellow
    case "systemGreenColor": self = .systemGreen
    case "systemMintColor": self = .systemMint
    case "systemTealColor": self = .systemTeal
    case "systemCyanColor": self = .systemCyan
    case "systemBlueColor": self = .systemBlue
    case "tintColor": self = .tint
    case "systemIndigoColor": self = .systemIndigo
    case "systemPurpleColor": self = .systemPurple
    case "systemPinkColor": self = .systemPink
    case "systemBrownColor": self = .systemBrown
    case "systemGrayColor": self = .systemGray
    case "systemGray2Color": self = .systemGray2
    case "systemGray3Color": self = .systemGray3
    case "systemGray4Color": self = .systemGray4
    case "systemGray5Color": self = .systemGray5
    case "systemGray6Color": self = .systemGray6
    case "darkTextColor": self = .darkText
    case "lightTextColor": self = .lightText
    case "viewFlipsideBackgroundColor": self = .viewFlipsideBackground
    case "scrollViewTexturedBackgroundColor", "underPageBackgroundColor":
      self = .scrollViewTexturedBackground
    default: return nil
    }
  }
}
