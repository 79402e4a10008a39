// SPDX-License-Identifier: MIT

import Foundation

/// The functions of formats, from Apple's list in `NSExpression.init(forFunction:arguments:)`.
enum PredicateFunctions {
  /// Whether a format can call a function with this name.
  static func isFunction(_ name: String) -> Bool {
    let name = plain(name)
    return ofNumber[name] != nil || ofNumbers[name] != nil || others.contains(name)
      || operators[name] != nil
  }

  /// - Parameter name: the name in a format, with or without colons.
  static func result(_ name: String, _ arguments: [Any?]) -> Any? {
    let name = plain(name)
    let first = arguments.first ?? nil
    if let function = ofNumber[name] { return PredicateValues.number(first).map(function) }
    if let symbol = operators[name], arguments.count == 2 {
      return calculate(symbol, arguments[0], arguments[1])
    }
    if let function = ofNumbers[name] {
      // One argument is a collection. Several arguments are the numbers.
      let all = arguments.count == 1 ? PredicateValues.elements(first) ?? arguments : arguments
      return function(all.compactMap(PredicateValues.number))
    }
    switch name {
    case "count":
      return arguments.count == 1
        ? PredicateValues.elements(first)?.count ?? 1 : arguments.count
    case "now": return Date()
    case "uppercase": return (first as? String)?.uppercased()
    case "lowercase": return (first as? String)?.lowercased()
    case "length": return (first as? String)?.utf16.count
    case "noindex", "canonical": return first
    case "cast": return cast(first, to: (arguments.count > 1 ? arguments[1] : nil) as? String)
    default: return nil
    }
  }

  private static func plain(_ name: String) -> String {
    name.hasSuffix(":") && name.filter { $0 == ":" }.count == 1
      ? String(name.dropLast()).lowercased() : name.lowercased()
  }

  private static let others: Set = [
    "count", "now", "uppercase", "lowercase", "length", "noindex", "canonical", "cast",
  ]

  private static let ofNumber: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "log": { log10($0) }, "ln": { log($0) }, "exp": { exp($0) },
    "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "trunc": { $0.rounded(.towardZero) }, "abs": { abs($0) },
  ]

  private static let ofNumbers: [String: @Sendable ([Double]) -> Double?] = [
    "sum": { $0.reduce(0, +) }, "min": { $0.min() }, "max": { $0.max() },
    "average": { $0.isEmpty ? 0 : $0.reduce(0, +) / Double($0.count) },
    "median": { numbers in
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      guard !sorted.isEmpty else { return nil }
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    },
  ]

  private static let operators = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:topower:": "**", "modulus:by:": "%", "+": "+", "-": "-", "*": "*", "/": "/", "**": "**",
  ]

  /// Calculates with integers as in C: `7 / 2` is 3.
  private static func calculate(_ symbol: String, _ left: Any?, _ right: Any?) -> Any? {
    if let left = left as? Int, let right = right as? Int {
      switch symbol {
      case "+": return left &+ right
      case "-": return left &- right
      case "*": return left &* right
      case "/" where right != 0: return left / right
      case "%" where right != 0: return left % right
      default: break
      }
    }
    if let date = left as? Date, let seconds = PredicateValues.number(right) {
      return date.addingTimeInterval(symbol == "-" ? -seconds : seconds)
    }
    guard let left = PredicateValues.number(left), let right = PredicateValues.number(right) else {
      return nil
    }
    return switch symbol {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": left / right
    case "%": left.truncatingRemainder(dividingBy: right)
    default: pow(left, right)
    }
  }

  private static func cast(_ value: Any?, to type: String?) -> Any? {
    switch (value, type) {
    case (let date as Date, "NSNumber"): date.timeIntervalSinceReferenceDate
    case (let text as String, "NSNumber"): Double(text)
    case (_, "NSDate"):
      value as? Date
        ?? PredicateValues.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case (let value?, "NSString"): "\(value)"
    default: value
    }
  }
}
