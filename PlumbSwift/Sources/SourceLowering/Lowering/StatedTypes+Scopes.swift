// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The type of a name, from the innermost declaration around an expression.
enum ScopedType {
  /// The declaration states this type.
  case stated(String)
  /// The declaration states no type.
  case unstated
  /// The declaration is `let name = value`.
  case value(ExprSyntax)
  /// The declaration is `if let name = value`.
  case unwrapped(ExprSyntax)
  /// The name is bound to each element of a collection, or to a part of each element.
  case element(of: ExprSyntax, part: Int?)
  /// The name is a parameter of a closure, at a position and with a total count.
  case argument(Int, of: Int, ClosureExprSyntax)
}

extension ExprSyntax {
  /// The type of a name in the innermost function, closure, block or condition that declares it.
  /// Nil if none does.
  func scopedType(of name: String) -> ScopedType? {
    var node = Syntax(self)
    while let scope = node.parent {
      if let found = Self.type(of: name, in: scope, before: node) { return found }
      node = scope
    }
    return nil
  }

  private static func type(of name: String, in scope: Syntax, before node: Syntax) -> ScopedType? {
    switch scope.kind {
    case .functionDecl:
      return scope.as(FunctionDeclSyntax.self).flatMap {
        type(of: name, in: $0.signature.parameterClause)
      }
    case .initializerDecl:
      return scope.as(InitializerDeclSyntax.self).flatMap {
        type(of: name, in: $0.signature.parameterClause)
      }
    case .closureExpr:
      return scope.as(ClosureExprSyntax.self).flatMap { type(of: name, in: $0) }
    case .codeBlockItemList:
      return scope.as(CodeBlockItemListSyntax.self).flatMap {
        type(of: name, in: $0, before: node)
      }
    case .conditionElementList:
      // The preceding conditions may bind the name.
      return scope.as(ConditionElementListSyntax.self).flatMap {
        type(of: name, boundBy: $0, before: node)
      }
    case .ifExpr:
      guard let conditional = scope.as(IfExprSyntax.self), conditional.body.id == node.id else {
        return nil
      }
      return type(of: name, boundBy: conditional.conditions)
    case .whileStmt:
      guard let loop = scope.as(WhileStmtSyntax.self), loop.body.id == node.id else { return nil }
      return type(of: name, boundBy: loop.conditions)
    case .forStmt:
      guard let loop = scope.as(ForStmtSyntax.self), loop.sequence.id != node.id else {
        return nil
      }
      return type(of: name, in: loop)
    case .switchCase:
      // The type of a name that a pattern binds is not determined.
      guard let label = scope.as(SwitchCaseSyntax.self)?.label else { return nil }
      return label.binds(name) ? .unstated : nil
    default: return nil
    }
  }

  private static func type(
    of name: String, in clause: FunctionParameterClauseSyntax
  ) -> ScopedType? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { .stated($0.type.trimmedDescription) }
  }

  private static func type(of name: String, in closure: ClosureExprSyntax) -> ScopedType? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      return names.map(\.name.text).firstIndex(of: name)
        .map { .argument($0, of: names.count, closure) }
    case .parameterClause(let clause):
      let names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      return zip(names.indices, clause.parameters).first { names[$0.0] == name }.map {
        position, parameter in
        parameter.type.map { .stated($0.trimmedDescription) }
          ?? .argument(position, of: names.count, closure)
      }
    case nil:
      guard name.hasPrefix("$"), let position = Int(name.dropFirst()) else { return nil }
      return .argument(position, of: closure.countOfArguments, closure)
    }
  }

  private static func type(in loop: ForStmtSyntax, part: Int?) -> ScopedType {
    loop.caseKeyword == nil ? .element(of: loop.sequence, part: part) : .unstated
  }

  private static func type(of name: String, in loop: ForStmtSyntax) -> ScopedType? {
    if loop.pattern.trimmedDescription == name {
      return loop.typeAnnotation.map { .stated($0.type.trimmedDescription) }
        ?? type(in: loop, part: nil)
    }
    if let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements,
      let part = parts.map(\.pattern.trimmedDescription).firstIndex(of: name)
    {
      return type(in: loop, part: parts.count == 2 ? part : 0)
    }
    // `for case let name?` skips nil elements.
    if let some = loop.pattern.trimmedDescription.dropMark, some == name || some == "let \(name)" {
      return .element(of: loop.sequence, part: nil)
    }
    return loop.pattern.binds(name) ? .unstated : nil
  }

  private static func type(
    of name: String, in items: CodeBlockItemListSyntax, before node: Syntax
  ) -> ScopedType? {
    for item in items.reversed() where item.position < node.position {
      if let found = type(of: name, declaredBy: item) { return found }
    }
    return nil
  }

  private static func type(of name: String, declaredBy item: CodeBlockItemSyntax) -> ScopedType? {
    // The first clause that declares the name decides. Usually it is that of Apple platforms.
    if let block = item.item.as(IfConfigDeclSyntax.self) {
      for clause in block.clauses {
        guard case .statements(let items) = clause.elements else { continue }
        for item in items.reversed() {
          if let found = type(of: name, declaredBy: item) { return found }
        }
      }
      return nil
    }
    if let condition = item.item.as(GuardStmtSyntax.self)?.conditions {
      return type(of: name, boundBy: condition)
    }
    guard let bindings = item.item.as(VariableDeclSyntax.self)?.bindings else { return nil }
    guard let binding = bindings.first(where: { $0.pattern.trimmedDescription == name }) else {
      return bindings.contains { $0.pattern.binds(name) } ? .unstated : nil
    }
    if let type = binding.typeAnnotation?.type { return .stated(type.trimmedDescription) }
    return binding.initializer.map { type(ofValue: $0.value) } ?? .unstated
  }

  /// The type of a value with a cast is the type of the cast.
  private static func type(ofValue value: ExprSyntax) -> ScopedType {
    let cast = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    return cast.map { .stated($0.type.trimmedDescription) } ?? .value(value)
  }

  /// The type that `if let name = …` binds. `if let name` has the type of the outer name and is
  /// skipped.
  private static func type(
    of name: String, boundBy conditions: ConditionElementListSyntax, before node: Syntax? = nil
  ) -> ScopedType? {
    for condition in conditions.reversed()
    where node.map({ condition.position < $0.position }) ?? true {
      if let pattern = condition.condition.as(MatchingPatternConditionSyntax.self)?.pattern,
        pattern.binds(name)
      {
        return .unstated
      }
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name, let value = binding.initializer?.value,
        value.trimmedDescription != name
      else { continue }
      if let type = binding.typeAnnotation?.type { return .stated(type.trimmedDescription) }
      let found = type(ofValue: value)
      if case .value = found { return .unwrapped(value) }
      return found
    }
    return nil
  }
}

extension String {
  /// The text before a final question mark. Nil without one.
  fileprivate var dropMark: String? { hasSuffix("?") ? String(dropLast()) : nil }
}

extension ClosureExprSyntax {
  /// The number of parameters of a closure that uses `$0` and `$1`.
  fileprivate var countOfArguments: Int {
    let used = statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
      return Int(name.dropFirst())
    }
    return (used.max() ?? -1) + 1
  }
}

extension SyntaxProtocol {
  /// Whether a pattern binds the name.
  fileprivate func binds(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
