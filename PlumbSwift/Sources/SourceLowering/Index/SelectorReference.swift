// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The argument of `#selector`.
struct SelectorReference {
  /// The expression before the member's name, if any.
  var base: ExprSyntax?
  var name: String
  /// The labels. Nil if the source omits them.
  var labels: [String]?

  /// Fails if the expression names no member.
  init?(_ expression: ExprSyntax) {
    var expression = expression
    var count: Int?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first
      {
        // A cast selects an overload by its parameter types.
        count = Self.parameterCount(sequence.elements.last?.as(TypeExprSyntax.self)?.type)
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        count = Self.parameterCount(cast.type)
        expression = cast.expression
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else if let force = expression.as(ForceUnwrapExprSyntax.self) {
        expression = force.expression
      } else {
        break
      }
    }
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base
      reference = member.declName
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    name = reference.baseName.text.filter { $0 != "`" }
    labels = reference.argumentNames?.arguments.map(\.name.text)
    if labels == nil, count == 0 { labels = [] }
  }

  private static func parameterCount(_ type: TypeSyntax?) -> Int? {
    guard let function = type?.as(FunctionTypeSyntax.self) else { return nil }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
      return inner.parameters.count
    }
    return function.parameters.count
  }
}
