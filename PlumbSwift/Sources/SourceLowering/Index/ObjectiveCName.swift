// SPDX-License-Identifier: MIT

/// Selectors, derived from method names by Swift's rules.
enum ObjectiveCName {
  /// The selector of a method. The first label is joined with "With", unless it begins with a
  /// preposition or the name ends with one. The other labels are used as they are.
  static func selector(_ name: String, _ labels: [String]) -> String {
    let name = name.filter { $0 != "`" }
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let isPhrase = beginsWithPreposition(first) || endsWithPreposition(name)
      selector += (isPhrase ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// The selector of a property's setter.
  static func setter(_ name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }).lowercased())
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let start = name.lastIndex(where: \.isUppercase) else {
      return prepositions.contains(name)
    }
    return prepositions.contains(name[start...].lowercased())
  }
}
