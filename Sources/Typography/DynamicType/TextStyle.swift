// SPDX-License-Identifier: MIT

/// A text style of Dynamic Type, whose size follows the user's setting.
public enum TextStyle: String, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
  case headline, subheadline, body, callout, footnote, caption1, caption2

  /// Makes a style from its name in Interface Builder files, such as `"UICTFontTextStyleBody"`.
  /// There `Title0` is the large title and `Subhead` the subheadline.
  public init?(interfaceBuilderName name: String) {
    guard let style = Self.allCases.first(where: { $0.interfaceBuilderName == name }) else {
      return nil
    }
    self = style
  }

  /// The name in Interface Builder files.
  public var interfaceBuilderName: String {
    let role =
      switch self {
      case .largeTitle: "Title0"
      case .subheadline: "Subhead"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    return "UICTFontTextStyle" + role
  }

  /// The weight of the style. It is the same at every size.
  public var weight: FontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }
}
