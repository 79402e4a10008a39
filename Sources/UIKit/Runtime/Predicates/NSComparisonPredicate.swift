// SPDX-License-Identifier: MIT

public import Foundation

/// A predicate that compares two expressions. Foundation's class is only available on Apple's
/// platforms.
open class NSComparisonPredicate: NSPredicate {
  public enum Modifier: UInt, Sendable { case direct, all, any }

  public struct Options: OptionSet, Sendable {
    public var rawValue: UInt

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    /// No object matches this operator.
    case customSelector
    case contains = 99
    case between = 100
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression,
    modifier: Modifier, type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let condition = Self.condition(lhs.operand, rhs.operand, modifier, type, options)
    super.init(block: { object, variables in condition.isMet(by: object, variables ?? [:]) })
  }

  convenience init(
    _ left: PredicateOperand, _ right: PredicateOperand, _ modifier: Modifier,
    _ comparison: PredicateCondition.Comparison, _ compared: String.CompareOptions
  ) {
    var options: Options = []
    if compared.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if compared.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    self.init(
      leftExpression: NSExpression(left), rightExpression: NSExpression(right), modifier: modifier,
      type: Operator(comparison), options: options)
  }

  /// Returns nil: comparison predicates are not archived.
  public required init?(coder: NSCoder) { nil }

  private static func condition(
    _ left: PredicateOperand, _ right: PredicateOperand, _ modifier: Modifier, _ type: Operator,
    _ options: Options
  ) -> PredicateCondition {
    var compared: String.CompareOptions = []
    if options.contains(.caseInsensitive) { compared.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compared.insert(.diacriticInsensitive) }
    guard let comparison = type.comparison else { return .constant(false) }
    return switch modifier {
    case .direct: .compare(left, comparison, right, compared)
    case .all: .quantified(.all, left, comparison, right, compared)
    case .any: .quantified(.any, left, comparison, right, compared)
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate static let comparisons: [(Self, PredicateCondition.Comparison)] = [
    (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual), (.greaterThan, .greater),
    (.greaterThanOrEqualTo, .greaterOrEqual), (.equalTo, .equal), (.notEqualTo, .unequal),
    (.matches, .matches), (.like, .like), (.beginsWith, .beginsWith), (.endsWith, .endsWith),
    (.in, .isIn), (.contains, .contains), (.between, .between),
  ]

  fileprivate init(_ comparison: PredicateCondition.Comparison) {
    self = Self.comparisons.first { $0.1 == comparison }?.0 ?? .customSelector
  }

  /// Nil for an operator that no object matches.
  fileprivate var comparison: PredicateCondition.Comparison? {
    Self.comparisons.first { $0.0 == self }?.1
  }
}
