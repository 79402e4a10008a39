// SPDX-License-Identifier: MIT

extension BuildConditions {
  /// Compares a version with the limit of a condition such as `>=5.9`. Nil if the result is not
  /// certain for the major version of the limit, because it depends on the module's language mode.
  static func compare(
    _ version: String, _ condition: String, isCertain: (Int) -> Bool
  ) -> Bool? {
    func numbers(_ text: Substring) -> [Int]? {
      var parts: [Int] = []
      for part in text.split(separator: ".") {
        guard let number = Int(part) else { return nil }
        parts.append(number)
      }
      while parts.last == 0 { parts.removeLast() }
      return parts
    }
    let text = condition.filter { $0 != " " }
    let mark = text.prefix { !$0.isNumber }
    guard let limit = numbers(text.dropFirst(mark.count)), let own = numbers(version[...]),
      isCertain(limit.first ?? 0)
    else { return nil }
    let isBelow = own.lexicographicallyPrecedes(limit)
    return mark == ">=" ? !isBelow : mark == "<" ? isBelow : nil
  }
}
