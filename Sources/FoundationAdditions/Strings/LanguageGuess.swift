// SPDX-License-Identifier: MIT

import Foundation

/// Guesses the language of a text by its script. For the Latin script, which many languages share,
/// it counts common words.
enum LanguageGuess {
  /// The probability of each possible language, the most likely first. The sum is 1.
  static func shares(of text: String) -> [(language: String, share: Double)] {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars {
      if let script = script(of: scalar) { counts[script, default: 0] += 1 }
    }
    // Chinese letters among Japanese ones are Japanese.
    if counts["ja"] != nil { counts["zh-Hans"] = nil }
    guard let main = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return []
    }
    return main == "Latn" ? latin(text) : [(main, 1)]
  }

  private static func script(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: "Latn"
    case 0x370...0x3FF: "el"
    case 0x400...0x52F: "ru"
    case 0x590...0x5FF: "he"
    case 0x600...0x6FF: "ar"
    case 0x900...0x97F: "hi"
    case 0xE00...0xE7F: "th"
    case 0x3040...0x30FF: "ja"
    case 0x4E00...0x9FFF: "zh-Hans"
    case 0xAC00...0xD7AF: "ko"
    default: nil
    }
  }

  private static func latin(_ text: String) -> [(language: String, share: Double)] {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    let found = commonWords.map { language, common in
      (language: language, count: words.count { common.contains($0) })
    }.filter { $0.count > 0 }
    let sum = Double(found.map(\.count).reduce(0, +))
    return found.sorted { ($0.count, $1.language) > ($1.count, $0.language) }
      .map { ($0.language, Double($0.count) / sum) }
  }

  private static let commonWords: KeyValuePairs<String, Set<String>> = [
    "en": [
      "the", "and", "of", "to", "is", "in", "that", "it", "you", "for", "this", "with", "hello",
      "are", "was", "not", "have", "my", "what", "be", "on", "at",
    ],
    "de": [
      "der", "die", "das", "und", "ist", "nicht", "ich", "ein", "eine", "zu", "mit", "auf", "den",
      "sie", "wir", "es", "für", "von", "dem", "im", "auch", "hallo",
    ],
    "fr": [
      "le", "la", "les", "et", "est", "des", "un", "une", "je", "vous", "nous", "pas", "pour",
      "dans", "que", "qui", "ce", "du", "avec", "sur", "bonjour", "au",
    ],
    "es": [
      "el", "la", "los", "las", "y", "es", "un", "una", "que", "no", "por", "para", "con", "en",
      "del", "se", "lo", "como", "hola", "está", "su", "al",
    ],
    "it": [
      "il", "la", "lo", "gli", "e", "è", "un", "una", "che", "non", "per", "con", "di", "sono",
      "del", "della", "ciao", "mi", "si", "le", "nel", "questo",
    ],
    "pt": [
      "o", "os", "as", "e", "é", "um", "uma", "que", "não", "por", "para", "com", "em", "do", "da",
      "se", "olá", "você", "na", "no", "isso", "mas",
    ],
    "nl": [
      "de", "het", "een", "en", "is", "niet", "ik", "van", "dat", "op", "te", "met", "voor", "zijn",
      "je", "aan", "ook", "hallo", "wat", "maar", "dit", "er",
    ],
  ]
}
