// SPDX-License-Identifier: MIT

public import Foundation

extension PersonNameComponents {
  /// Formats names like ``PersonNameComponentsFormatter``.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    public enum Style: String, Codable, Sendable { case short, medium, long, abbreviated }

    public var style: Style
    /// No effect.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let style: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameComponentsFormatter.localizedString(from: value, style: style)
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
