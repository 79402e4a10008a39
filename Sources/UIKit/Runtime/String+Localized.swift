// SPDX-License-Identifier: MIT

public import Foundation

extension String {
  /// A key of a string table, with the values of its placeholders.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [any CVarArg & Sendable]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// A text without arguments is not treated as a format.
    func filled(_ format: String) -> String {
      arguments.isEmpty ? format : LocalizedTexts.format(format, arguments)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Builds the key with the placeholders that Xcode extracts: `%@` for strings, `%lld` for
    /// integers.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg & Sendable] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ text: some StringProtocol) {
        key += "%@"
        arguments.append(String(text))
      }

      public mutating func appendInterpolation(_ number: some BinaryInteger) {
        key += "%lld"
        arguments.append(Int64(truncatingIfNeeded: number))
      }

      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
        key += "%lf"
        arguments.append(Double(number))
      }

      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        appendInterpolation(value.description)
      }
    }
  }

  /// The text of a key in the app's language. The key itself if no table contains it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = LocalizedTexts.text(
      keyAndValue.key, table, bundle ?? .main, value: keyAndValue.key)
    self = keyAndValue.filled(format)
  }

  /// The text of a key, with a separate default value if no table contains the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = LocalizedTexts.text("\(key)", table, bundle ?? .main, value: defaultValue.key)
    self = defaultValue.filled(format)
  }
}
