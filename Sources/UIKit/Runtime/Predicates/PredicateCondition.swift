// SPDX-License-Identifier: MIT

import Foundation

/// A condition in a predicate's format.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case compare(PredicateOperand, Comparison, PredicateOperand, String.CompareOptions)
  /// A comparison of the elements of the left operand.
  case quantified(Quantity, PredicateOperand, Comparison, PredicateOperand, String.CompareOptions)

  /// The number of elements that must meet a condition.
  enum Quantity { case any, all, none }

  enum Comparison {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case matches, contains, beginsWith, endsWith, like, isIn, between
  }

  /// - Parameter variables: the values of `$` variables.
  func isMet(by object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.isMet(by: object, variables)
    case .all(let conditions): conditions.allSatisfy { $0.isMet(by: object, variables) }
    case .any(let conditions): conditions.contains { $0.isMet(by: object, variables) }
    case .compare(let left, let comparison, let right, let options):
      comparison.holds(
        left.value(for: object, variables), right.value(for: object, variables), options)
    case .quantified(let quantity, let left, let comparison, let right, let options):
      quantity.holds(of: PredicateValues.elements(left.value(for: object, variables)) ?? []) {
        comparison.holds($0, right.value(for: object, variables), options)
      }
    }
  }
}

extension PredicateCondition.Quantity {
  fileprivate func holds(of elements: [Any?], _ condition: (Any?) -> Bool) -> Bool {
    switch self {
    case .any: elements.contains(where: condition)
    case .all: elements.allSatisfy(condition)
    case .none: !elements.contains(where: condition)
    }
  }
}

extension PredicateCondition.Comparison {
  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: return order(left, right, options) == .orderedSame
    case .unequal: return order(left, right, options) != .orderedSame
    case .less: return order(left, right, options) == .orderedAscending
    case .greater: return order(left, right, options) == .orderedDescending
    case .lessOrEqual:
      return [.orderedAscending, .orderedSame].contains(order(left, right, options))
    case .greaterOrEqual:
      return [.orderedDescending, .orderedSame].contains(order(left, right, options))
    case .isIn:
      if let list = PredicateValues.elements(right) {
        return list.contains { order(left, $0, options) == .orderedSame }
      }
      return Self.contains.holds(right, left, options)
    case .between:
      guard let bounds = PredicateValues.elements(right), bounds.count == 2 else { return false }
      return Self.greaterOrEqual.holds(left, bounds[0], options)
        && Self.lessOrEqual.holds(left, bounds[1], options)
    case .contains:
      if let list = PredicateValues.elements(left) {
        return list.contains { order($0, right, options) == .orderedSame }
      }
      return range(left, right, options) != nil
    case .beginsWith: return range(left, right, options.union(.anchored)) != nil
    case .endsWith: return range(left, right, options.union([.anchored, .backwards])) != nil
    case .matches: return matches(left, right as? String, options)
    case .like:
      let pattern = (right as? String).map {
        NSRegularExpression.escapedPattern(for: $0).replacingOccurrences(of: "\\*", with: ".*")
          .replacingOccurrences(of: "\\?", with: ".")
      }
      return matches(left, pattern, options)
    }
  }

  private func range(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> Range<String.Index>? {
    guard let text = left as? String, let part = right as? String else { return nil }
    return text.range(of: part, options: options)
  }

  /// Whether the whole text matches a regular expression.
  private func matches(
    _ text: Any?, _ pattern: String?, _ options: String.CompareOptions
  ) -> Bool {
    guard let text = text as? String, let pattern,
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { return false }
    return expression.firstMatch(
      in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// Nil for values without an order.
  private func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    let (left, right) = (left.map(plain) ?? nil, right.map(plain) ?? nil)
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (let left as String, let right as String): return left.compare(right, options: options)
    case (let left as Date, let right as Date): return left.compare(right)
    case (let left?, let right?):
      if let left = PredicateValues.number(left), let right = PredicateValues.number(right) {
        return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
      }
      let same = (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false
      return same || (left as AnyObject) === (right as AnyObject) ? .orderedSame : nil
    default: return nil
    }
  }

  /// The value as a Swift value that is not wrapped in an optional. `NSNull` is nil.
  private func plain(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    if let text = value as? NSString { return text as String }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
