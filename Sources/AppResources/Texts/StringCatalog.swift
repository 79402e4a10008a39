// SPDX-License-Identifier: MIT

import Foundation

/// A catalog of strings (`.xcstrings`), which holds all languages in one file.
///
/// Source: Apple's "Localizing and varying text with a string catalog", and catalogs that Xcode writes.
struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  /// A text by kind of device, of which a phone's is shown.
  struct Variations: Decodable {
    var device: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String
  }

  var strings: [String: Entry]

  func texts(in language: AppLanguage) -> [String: String] {
    strings.compactMapValues { entry in
      language.spellings.lazy.compactMap { entry.localizations?[$0]?.text }.first
    }
  }
}

extension StringCatalog.Localization {
  fileprivate var text: String? {
    let device = variations?.device
    return stringUnit?.value ?? device?["iphone"]?.text ?? device?["other"]?.text
  }
}
