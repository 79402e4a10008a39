// SPDX-License-Identifier: MIT

import Foundation

/// One side of a comparison.
indirect enum PredicateOperand {
  case value(Any?)
  case object
  case keyPath(String)
  case variable(String)
  /// A key path from another operand's value.
  case path(PredicateOperand, String)
  case list([PredicateOperand])
  case call(String, [PredicateOperand])
  /// The elements of a collection that meet a condition. The condition refers to an element by a
  /// variable.
  case subquery(PredicateOperand, String, PredicateCondition)
  case block(([Any?], Any?, [String: Any]) -> Any?, [PredicateOperand])

  func value(for object: Any?, _ variables: [String: Any] = [:]) -> Any? {
    switch self {
    case .value(let value): return value
    case .object: return object
    case .keyPath(let path): return PredicateValues.follow(path[...], from: object)
    case .variable(let name): return variables[name]
    case .path(let operand, let path):
      return PredicateValues.follow(path[...], from: operand.value(for: object, variables))
    case .list(let operands): return operands.map { $0.value(for: object, variables) }
    case .call(let name, let operands):
      return PredicateFunctions.result(name, operands.map { $0.value(for: object, variables) })
    case .subquery(let collection, let variable, let condition):
      let elements = PredicateValues.elements(collection.value(for: object, variables)) ?? []
      return elements.compactMap { $0 }.filter { element in
        condition.isMet(by: object, variables.merging([variable: element]) { $1 })
      }
    case .block(let body, let operands):
      return body(operands.map { $0.value(for: object, variables) }, object, variables)
    }
  }
}

extension PredicateOperand {
  /// The text for a predicate's format.
  var format: String {
    switch self {
    case .value(let text as String): "\"\(text)\""
    case .value(let value?): "\(value)"
    case .value(nil): "nil"
    case .object: "SELF"
    case .keyPath(let path): path
    case .variable(let name): "$\(name)"
    case .path(let operand, let path): "\(operand.format).\(path)"
    case .list(let operands): "{\(operands.map(\.format).joined(separator: ", "))}"
    case .call(let name, let operands)
    where operands.count == 2 && name.first?.isLetter == false:
      "\(operands[0].format) \(name) \(operands[1].format)"
    case .call(let name, let operands):
      "\(name)(\(operands.map(\.format).joined(separator: ", ")))"
    case .subquery(let collection, let variable, _):
      "SUBQUERY(\(collection.format), $\(variable), …)"
    case .block: "BLOCK"
    }
  }
}
