// SPDX-License-Identifier: MIT

/// UIKit's colours that depend on appearance and release, and the colours of parts that UIKit
/// draws.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  // Text and lines.
  /// The tint of the view that the colour is drawn in.
  case tint
  /// The colour of text on a background in the tint.
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
  // Equal in every appearance.
  case darkText, lightText, viewFlipsideBackground, scrollViewTexturedBackground

  // Parts of bars, controls and cells, which have no name in UIKit.
  case barBackground, barHairline, inactiveTab
  case glass, glassEdge
  case cellAccessory, searchBarBackground, searchFieldBackground
  case fieldBackground, disabledFieldBackground, fieldEdge, fieldLine
  case switchTrack, switchEdge, knob, knobEdge, track
  case selectedSegment, divider, wheelBand, currentPage, otherPage, spinner
  case alertBackground, dimmedBackground, blur, homeIndicator
}

extension SystemColor {
  /// The colour with a name in Interface Builder files; nil for a name that iOS does not have.
  public init?(interfaceBuilderName name: String) {
    switch name {
    case "textColor": self = .label
    case "groupTableViewBackgroundColor": self = .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": self = .secondarySystemGroupedBackground
    case "underPageBackgroundColor": self = .scrollViewTexturedBackground
    default:
      guard let color = Self.named.first(where: { $0.rawValue + "Color" == name }) else {
        return nil
      }
      self = color
    }
  }

  /// The colours that have a name in UIKit.
  private static let named = allCases.prefix { $0 != .barBackground }.filter { $0 != .onTint }
}
