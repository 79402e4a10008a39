// SPDX-License-Identifier: MIT

public import Foundation

/// A text that is looked up when it is shown: its key, its table, and a default value.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.key == other.key && one.table == other.table
      && String(localized: one) == String(localized: other)
  }
}

extension String {
  /// The text of a resource in the app's language.
  public init(localized resource: LocalizedStringResource) {
    let bundle: Bundle =
      switch resource.bundle {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    let value = resource.defaultValue
    let format = LocalizedTexts.text(resource.key, resource.table, bundle, value: value.key)
    self = value.filled(format)
  }
}
