// SPDX-License-Identifier: MIT

import AutoLayout

extension AppLanguage {
  /// The writing direction of a language: that of the tag's script if it has one, else the usual
  /// direction in the tag's region, else the usual direction of the language.
  ///
  /// - Parameter parts: the parts of a language tag in lowercase.
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

  /// The right-to-left languages, by two-letter and three-letter codes (CLDR).
  private static let languages: Set<String> = [
    "ar", "ara", "ars", "ckb", "div", "dv", "fa", "fas", "he", "heb", "iw", "kas", "ks", "lrc",
    "mid",
    "mzn", "nqo", "ps", "pus", "rhg", "sd", "snd", "syr", "ug", "uig", "ur", "urd", "yi", "yid",
  ]

  /// Regions in which a language has a different direction than elsewhere (CLDR).
  private static let regions: [String: LayoutDirection] = [
    "ms-cc": .rightToLeft, "pa-pk": .rightToLeft, "uz-af": .rightToLeft,
    "sd-in": .leftToRight, "ug-kz": .leftToRight, "ug-mn": .leftToRight,
  ]

  /// The right-to-left scripts in modern use (Unicode).
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]
}
