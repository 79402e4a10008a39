// SPDX-License-Identifier: MIT

public import Foundation

/// An expression: a constant, a key path or a calculation. Foundation's class is only available on
/// Apple's platforms.
// Immutable. It holds values of any type, and clients subclass it.
open class NSExpression: NSObject, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  let operand: PredicateOperand

  init(_ operand: PredicateOperand) { self.operand = operand }

  /// Creates an expression from a format, such as `1 + 2 * %@` or `sum(prices)`.
  ///
  /// An invalid format raises `NSInvalidArgumentException`. If the exception handler returns, the
  /// value is nil.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = PredicateParser(expressionFormat, arguments)
    let operand = parser.parseExpression()
    if operand == nil {
      LayoutException.raiseInvalidArgument(
        "Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(operand ?? .value(nil))
  }

  public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }

  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }

  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.list(subexpressions.map(\.operand)))
  }

  /// `name` is a function that Apple's documentation lists, such as `sum:`. The value of other
  /// functions is nil.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(
      .call(name, parameters.map { ($0 as? NSExpression)?.operand ?? .value($0) }))
  }

  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    let predicate = UncheckedAccess(predicate)
    self.init(
      .block(
        { values, object, variables in
          (PredicateValues.elements(values[0]) ?? []).compactMap { $0 }.filter { element in
            predicate.value.evaluate(
              with: object, substitutionVariables: variables.merging([variable: element]) { $1 })
          }
        }, [expression.operand]))
  }

  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(
      .block(
        { values, object, _ in block(object, values.compactMap { $0 }, nil) },
        arguments?.map(\.operand) ?? []))
  }

  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  /// A number is returned as `NSNumber`.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { (key as? String).map { variables[$0] = value } }
    let value = operand.value(for: object, variables)
    switch value {
    case let number as Int: return NSNumber(value: number)
    case let number as Double: return NSNumber(value: number)
    default: return value
    }
  }

  open var expressionType: ExpressionType {
    switch operand {
    case .value: .constantValue
    case .object: .evaluatedObject
    case .keyPath: .keyPath
    case .variable: .variable
    case .list: .aggregate
    case .call, .path: .function
    case .subquery: .subquery
    case .block: .block
    }
  }

  /// The expression in a predicate's format.
  open override var description: String { operand.format }

  open var constantValue: Any? { if case .value(let value) = operand { value } else { nil } }

  open var keyPath: String {
    switch operand {
    case .keyPath(let path), .path(_, let path): path
    default: ""
    }
  }

  open var variable: String { if case .variable(let name) = operand { name } else { "" } }

  open var function: String { if case .call(let name, _) = operand { name } else { "" } }

  open var arguments: [NSExpression]? {
    if case .call(_, let operands) = operand { operands.map(NSExpression.init) } else { nil }
  }
}
