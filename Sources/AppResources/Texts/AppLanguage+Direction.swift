// SPDX-License-Identifier: MIT

import AutoLayout

extension AppLanguage {
  /// How a language is written: as its script is where the tag has one, else as it is where it is at home.
  ///
  /// - Parameter parts: those of a language tag, in small letters.
  static func direction(_ parts: [String]) -> LayoutDirection {
    let isRightToLeft =
      if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) })
      {
        scripts.contains(script)
      } else if parts.count > 1, let direction = regions[parts[0] + "-" + parts[1]] {
        direction == .rightToLeft
      } else {
        languages.contains(parts[0])
      }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Languages whose texts run from right to left, by the codes of two and of three letters (CLDR).
  private static let languages: Set<String> = [
    "ar", "ara", "ars", "ckb", "div", "dv", "fa", "fas", "he", "heb", "iw", "kas", "ks", "lrc",
    "mid",
    "mzn", "nqo", "ps", "pus", "rhg", "sd", "snd", "syr", "ug", "uig", "ur", "urd", "yi", "yid",
  ]

  /// Regions where a language is written the other way than elsewhere (CLDR).
  private static let regions: [String: LayoutDirection] = [
    "ms-cc": .rightToLeft, "pa-pk": .rightToLeft, "uz-af": .rightToLeft,
    "sd-in": .leftToRight, "ug-kz": .leftToRight, "ug-mn": .leftToRight,
  ]

  /// Scripts of today that run from right to left (Unicode).
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]
}
