// SPDX-License-Identifier: MIT

import AppResources
public import Foundation
import Synchronization

/// The localized texts of bundles. On Linux, Foundation reads only `.strings` files, and not the
/// resources that SwiftPM puts next to an executable.
public enum LocalizedTexts {
  /// Replaces `NSLocalizedString` in sources that `plumb swift` lowers.
  ///
  /// A text with plural forms contains a mark that ``format(_:_:)`` recognizes.
  public static func text(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
    comment: String
  ) -> String { text(key, tableName, bundle, value: value) }

  static func text(
    _ key: String, _ table: String?, _ bundle: Bundle, value: String
  ) -> String {
    for bundle in bundle.andResources {
      let folder = bundle.folder
      switch self.table(table ?? "Localizable", in: folder).texts[key] {
      case .plain(let text): return text
      case .plural(let plural): return plural.format + mark(plural)
      case nil: continue
      }
    }
    let other = bundle.localizedString(forKey: key, value: value, table: table)
    return other.isEmpty ? key : other
  }

  /// Replaces `String(format:)` for a format that is not a literal.
  public static func format(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard let start = format.firstIndex(of: beginning), let end = format.lastIndex(of: ending),
      let index = Int(format[format.index(after: start)..<end]),
      let plural = plurals.withLock({ $0.indices.contains(index) ? $0[index] : nil })
    else { return String(format: format, locale: .current, arguments: arguments) }
    let numbers = arguments.map { ($0 as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) } }
    return String(
      format: plural.format(for: numbers), locale: .current, arguments: arguments)
  }

  // MARK: Tables

  private struct Place: Hashable {
    var folder: URL
    var name: String
    var languages: [AppLanguage]
  }

  private static let tables = Mutex<[Place: StringTable]>([:])

  private static func table(_ name: String, in folder: URL) -> StringTable {
    let languages = PreferredLanguages.current
    let place = Place(folder: folder, name: name, languages: languages)
    if let known = tables.withLock({ $0[place] }) { return known }
    let table = StringTable(named: name, in: folder, languages: languages)
    tables.withLock { $0[place] = table }
    return table
  }

  // MARK: Marks

  // The Unicode characters for annotations in a text, which are invisible.
  private static let beginning: Character = "\u{FFF9}"
  private static let ending: Character = "\u{FFFB}"

  private static let plurals = Mutex<[PluralText]>([])

  private static func mark(_ plural: PluralText) -> String {
    let index = plurals.withLock { plurals in
      if let known = plurals.firstIndex(of: plural) { return known }
      plurals.append(plural)
      return plurals.count - 1
    }
    return "\(beginning)\(index)\(ending)"
  }
}

extension String {
  /// Replaces `String(format:)` for formats from string tables.
  public init(localizedFormat format: String, _ arguments: any CVarArg...) {
    self = LocalizedTexts.format(format, arguments)
  }

  public init(localizedFormat format: String, arguments: [any CVarArg]) {
    self = LocalizedTexts.format(format, arguments)
  }

  public init(localizedFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = LocalizedTexts.format(format, arguments)
  }

  public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = LocalizedTexts.format(format, arguments)
  }
}
