// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

extension AttributedString {
  /// The text of a key in the language of the app, read as Markdown. `^[2 apple](inflect: true)` is "2 apple": words
  /// are not inflected.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(markdownOf: String(localized: keyAndValue, table: table, bundle: bundle)) }

  /// The localized text of a key, read as Markdown. `defaultValue` is the text if no table has the
  /// key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      markdownOf: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle))
  }

  /// The text of a resource in the language of the app, read as Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(markdownOf: String(localized: resource))
  }

  private init(markdownOf text: String) {
    let plain = text.replacingOccurrences(
      of: #"\^\[([^\]]*)\]\([^)]*\)"#, with: "$1", options: .regularExpression)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: plain, options: options)) ?? AttributedString(plain)
  }

  public struct FormattingOptions: OptionSet, Sendable {
    public var rawValue: UInt

    /// No effect.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
