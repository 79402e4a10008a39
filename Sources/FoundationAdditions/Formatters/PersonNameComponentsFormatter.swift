// SPDX-License-Identifier: MIT

public import Foundation

/// Formats names of people in the English order. Foundation's class is only available on Apple's
/// platforms.
// Clients configure a formatter before they share it.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short, medium, long, abbreviated
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// No effect.
    public static let phonetic = Options(rawValue: 1 << 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var style = Style.default
  /// No effect.
  open var isPhonetic = false
  /// No effect.
  // UIKit's neighbours declare it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let parts: [String?] =
      switch style {
      case .default, .medium: [given, family]
      case .short: [components.nickname ?? given ?? family]
      case .long:
        [
          components.namePrefix, given, components.middleName, family, components.nameSuffix,
        ]
      case .abbreviated: [[given, family].compactMap { $0?.first.map(String.init) }.joined()]
      }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Parses words in the English order: the given name, middle names, the family name.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words[words.count - 1] }
    if words.count > 2 { components.middleName = words[1..<words.count - 1].joined(separator: " ") }
    return components
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
