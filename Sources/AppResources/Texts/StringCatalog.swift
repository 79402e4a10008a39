// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A string catalog (`.xcstrings`), which contains all languages in one file.
///
/// Source: Apple's "Localizing and varying text with a string catalog", and catalogs that Xcode
/// writes.
struct StringCatalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  /// Variations of a text by kind of device or by number. The iPhone variation is preferred.
  struct Variations: Decodable {
    var device: [String: Localization]?
    var plural: [String: Localization]?
  }

  /// A variable of a text that has several numbers.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  struct Unit: Decodable { var value: String }

  var sourceLanguage: String?
  var strings: [String: Entry]

  func localizedTexts(in language: AppLanguage) -> [String: LocalizedText] {
    strings.compactMapValues { entry in
      language.spellings.lazy.compactMap { spelling in
        entry.localizations?[spelling]?.localizedText(in: AppLanguage.plain(spelling))
      }.first
    }
  }

  func texts(in language: AppLanguage) -> [String: String] {
    strings.compactMapValues { entry in
      language.spellings.lazy.compactMap { entry.localizations?[$0]?.text }.first
    }
  }
}

extension StringCatalog.Localization {
  fileprivate func localizedText(in language: String) -> LocalizedText? {
    if let forms = variations?.plural?.compactMapValues(\.text) {
      return .plural(
        PluralText(
          format: "%#@value@", variables: ["value": PluralText.Variable(forms: forms)],
          language: language))
    }
    guard let text else { return nil }
    guard let substitutions, !substitutions.isEmpty else { return .plain(text) }
    let variables = substitutions.mapValues { substitution in
      let specifier = "%" + (substitution.formatSpecifier ?? "lld")
      let forms = substitution.variations?.plural?.compactMapValues(\.text) ?? [:]
      return PluralText.Variable(
        forms: forms.mapValues { $0.replacing("%arg", with: specifier) })
    }
    var format = text
    for (name, substitution) in substitutions {
      guard let place = substitution.argNum else { continue }
      format = format.replacing("%#@\(name)@", with: "%\(place)$#@\(name)@")
    }
    return .plural(PluralText(format: format, variables: variables, language: language))
  }

  fileprivate var text: String? {
    let device = variations?.device
    return stringUnit?.value ?? device?["iphone"]?.text ?? device?["other"]?.text
  }
}
