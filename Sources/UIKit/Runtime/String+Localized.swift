// SPDX-License-Identifier: MIT

public import Foundation

extension String {
  /// A key of a table of strings, with what stands in for its placeholders.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [any CVarArg & Sendable]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// A text that nothing stands in for is no format.
    func filled(_ format: String) -> String {
      arguments.isEmpty ? format : LocalizedTexts.format(format, arguments)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Writes the key with the placeholders that Xcode extracts: `%@` for texts, `%lld` for whole numbers.
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

  /// The text of a key in the language of the app; the key itself where a table lacks it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = LocalizedTexts.text(
      keyAndValue.key, table, bundle ?? .main, value: keyAndValue.key)
    self = keyAndValue.filled(format)
  }

  /// The text of a key that differs from what stands in where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = LocalizedTexts.text("\(key)", table, bundle ?? .main, value: defaultValue.key)
    self = defaultValue.filled(format)
  }
}
