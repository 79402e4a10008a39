// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What the declarations around an expression say of a name.
enum ScopedType: Equatable {
  /// The type that the innermost declaration states.
  case stated(String)
  /// The innermost declaration states none.
  case unstated
}

extension ExprSyntax {
  /// The type of a name, by the innermost function, closure, block or condition that declares it; nil where none does.
  func scopedType(of name: String) -> ScopedType? {
    var node = Syntax(self)
    while let scope = node.parent {
      if let found = Self.type(of: name, in: scope, before: node) { return found }
      node = scope
    }
    return nil
  }

  private static func type(of name: String, in scope: Syntax, before node: Syntax) -> ScopedType? {
    if let function = scope.as(FunctionDeclSyntax.self) {
      return type(of: name, in: function.signature.parameterClause)
    }
    if let initializer = scope.as(InitializerDeclSyntax.self) {
      return type(of: name, in: initializer.signature.parameterClause)
    }
    if let closure = scope.as(ClosureExprSyntax.self) { return type(of: name, in: closure) }
    if let items = scope.as(CodeBlockItemListSyntax.self) {
      for item in items.reversed() where item.position < node.position {
        if let found = type(of: name, declaredBy: item) { return found }
      }
    }
    if let conditional = scope.as(IfExprSyntax.self), conditional.body.id == node.id {
      return type(of: name, boundBy: conditional.conditions)
    }
    if let loop = scope.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
      return loop.typeAnnotation.map { .stated($0.type.trimmedDescription) } ?? .unstated
    }
    return nil
  }

  private static func type(
    of name: String, in clause: FunctionParameterClauseSyntax
  ) -> ScopedType? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { .stated($0.type.trimmedDescription) }
  }

  private static func type(of name: String, in closure: ClosureExprSyntax) -> ScopedType? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.contains { $0.name.text == name } ? .unstated : nil
    case .parameterClause(let clause):
      clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { $0.type.map { .stated($0.trimmedDescription) } ?? .unstated }
    case nil: nil
    }
  }

  private static func type(of name: String, declaredBy item: CodeBlockItemSyntax) -> ScopedType? {
    if let condition = item.item.as(GuardStmtSyntax.self)?.conditions {
      return type(of: name, boundBy: condition)
    }
    let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
    guard let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) else {
      return nil
    }
    if let type = binding.typeAnnotation?.type { return .stated(type.trimmedDescription) }
    // A value is what it is cast to.
    let cast = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements.last
    return cast?.as(TypeExprSyntax.self).map { .stated($0.type.trimmedDescription) } ?? .unstated
  }

  /// `if let name = …`; `if let name` is of the type that it has outside, and so says nothing.
  private static func type(
    of name: String, boundBy conditions: ConditionElementListSyntax
  ) -> ScopedType? {
    let binding = conditions.lazy.compactMap {
      $0.condition.as(OptionalBindingConditionSyntax.self)
    }
    .first { $0.pattern.trimmedDescription == name }
    guard let binding, let value = binding.initializer?.value,
      value.trimmedDescription != name
    else { return nil }
    if let type = binding.typeAnnotation?.type { return .stated(type.trimmedDescription) }
    let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    return cast.map { .stated($0.type.trimmedDescription) } ?? .unstated
  }
}
