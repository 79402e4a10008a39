// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A text of a table: a plain text, or plural forms.
package enum LocalizedText: Hashable, Sendable {
  case plain(String)
  case plural(PluralText)
}

/// A format with variables such as `%#@count@`, each with plural forms.
///
/// Source: Apple's "Stringsdict File Format" in the Internationalization guide.
package struct PluralText: Hashable, Sendable {
  struct Variable: Hashable, Sendable {
    /// The forms by plural category. Each form is a format itself.
    var forms: [String: String]
  }

  package var format: String
  var variables: [String: Variable]
  /// The language whose plural rules apply.
  var language: String

  /// The format with its variables replaced by the plural forms for `numbers`. The numbers are not
  /// inserted; they remain arguments of the format.
  ///
  /// - Parameter numbers: the arguments in order; nil for an argument that is not an integer.
  package func format(for numbers: [Int?]) -> String {
    var next = 0
    return expand(format, numbers, &next, depth: 0)
  }

  private func expand(
    _ format: String, _ numbers: [Int?], _ next: inout Int, depth: Int
  ) -> String {
    guard depth < 8 else { return format }
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let reference = VariableReference(rest) else {
        // A specifier consumes an argument; "%%" does not.
        let isEscape = rest.dropFirst().first == "%"
        if !isEscape { next += 1 }
        result += rest.prefix(isEscape ? 2 : 1)
        rest = rest.dropFirst(isEscape ? 2 : 1)
        continue
      }
      rest = rest.dropFirst(reference.length)
      let position = reference.position ?? next
      guard let variable = variables[reference.name] else { continue }
      let number = numbers.indices.contains(position) ? numbers[position] ?? 0 : 0
      var inner = position
      let form = expand(variable.form(for: number, in: language), numbers, &inner, depth: depth + 1)
      if reference.position == nil { next = max(position + 1, inner) }
      result += form
    }
    return result + rest
  }
}

extension PluralText.Variable {
  fileprivate func form(for number: Int, in language: String) -> String {
    // In every language, a `zero` form is used for the number 0.
    if number == 0, let zero = forms["zero"] { return zero }
    let category = PluralCategory(of: number, in: language)
    return forms[category.rawValue] ?? forms["other"] ?? ""
  }
}

/// A variable in a format: `%#@name@`, or `%2$#@name@` with the position of its argument.
private struct VariableReference {
  var name: String
  /// The position of the argument, from 0.
  var position: Int?
  var length: Int

  /// - Parameter text: a text that begins with the percent sign.
  init?(_ text: Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty {
      guard rest.dropFirst(digits.count).first == "$", let place = Int(digits), place > 0 else {
        return nil
      }
      position = place - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    name = String(rest.dropFirst(2)[..<end])
    length = text.distance(from: text.startIndex, to: end) + 1
  }
}
