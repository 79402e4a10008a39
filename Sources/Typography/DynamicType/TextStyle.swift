// SPDX-License-Identifier: MIT

/// A role of text whose size follows the user's setting (Dynamic Type).
public enum TextStyle: String, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
  case headline, subheadline, body, callout, footnote, caption1, caption2

  /// A style by the name Interface Builder writes, such as `"UICTFontTextStyleBody"`; there
  /// `Title0` is the large title and `Subhead` the subheadline.
  public init?(interfaceBuilderName name: String) {
    guard let style = Self.allCases.first(where: { $0.interfaceBuilderName == name }) else {
      return nil
    }
    self = style
  }

  /// The name Interface Builder writes.
  public var interfaceBuilderName: String {
    let role =
      switch self {
      case .largeTitle: "Title0"
      case .subheadline: "Subhead"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    return "UICTFontTextStyle" + role
  }

  /// The weight of the style at every size.
  public var weight: FontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }
}
