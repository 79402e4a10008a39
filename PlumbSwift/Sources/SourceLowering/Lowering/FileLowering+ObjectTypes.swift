// SPDX-License-Identifier: MIT

import SwiftSyntax

// Type inference from declarations: whether an expression is an `AnyObject` or a collection of such
// objects.
extension FileLowering {
  var typesOfNames: [String: Set<String>] { statedTypes.types }

  /// Whether the file or the visible sources can have `AnyObject` values. Most cannot.
  var mayHaveAnyObjects: Bool { statedTypes.namesObjects || index.namesObjects }

  /// The type of an expression in which `AnyObject` occurs. Nil for other types.
  func objectType(of expression: ExprSyntax) -> ObjectType? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return objectType(of: chain.expression)?.unwrappedOnce
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return objectType(of: forced.expression)?.unwrappedOnce
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return objectType(of: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return objectType(of: sequence) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return objectType(ofName: reference)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return objectType(ofMember: member)
    }
    if let item = expression.as(SubscriptCallExprSyntax.self) {
      return objectType(ofElement: item)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return objectType(ofResult: call) }
    if let attempt = expression.as(TryExprSyntax.self) { return objectType(of: attempt.expression) }
    return nil
  }

  private func objectType(_ text: String) -> ObjectType? {
    ObjectType(text, index.alias)
  }

  /// The type of a cast or of an expression with `??`.
  private func objectType(of node: SequenceExprSyntax) -> ObjectType? {
    let elements = Array(node.elements)
    var type: ObjectType?
    var position = 1
    if let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      let stated = elements.dropFirst(2).first?.as(TypeExprSyntax.self)?.type
    {
      type = objectType(stated.trimmedDescription)
      if cast.questionOrExclamationMark?.text == "?" { type = type.map { .optional($0) } }
      position = 3
    } else {
      type = elements.first.flatMap(objectType)
    }
    guard position < elements.count else { return type }
    let mark = elements[position].as(BinaryOperatorExprSyntax.self)?.operator.text
    return mark == "??" ? type?.unwrappedOnce : nil
  }

  private func objectType(ofName node: DeclReferenceExprSyntax) -> ObjectType? {
    let name = node.baseName.text
    if let found = ExprSyntax(node).scopedType(of: name) {
      return switch found {
      case .stated(let type): objectType(type)
      case .unstated: nil
      case .value(let value): objectType(of: value)
      case .unwrapped(let value): objectType(of: value)?.unwrappedOnce
      case .element(let list, nil): objectType(of: list)?.unwrapped.element
      case .element(let list, let position?): objectType(ofPart: position, of: list)
      case .argument(let position, let count, let closure):
        objectType(ofArgument: position, of: count, closure)
      }
    }
    return statedObjectType(of: name, isMember: false)
  }

  private func objectType(ofPart position: Int, of list: ExprSyntax) -> ObjectType? {
    guard position == 1, case .pair(let value)? = objectType(of: list)?.unwrapped.element else {
      return nil
    }
    return value
  }

  /// The type of a closure's parameter, from the collection method that takes the closure or from
  /// its function type.
  private func objectType(
    ofArgument position: Int, of count: Int, _ closure: ClosureExprSyntax
  ) -> ObjectType? {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    if let callee = call?.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      let type = objectType(of: base)
    {
      let name = callee.declName.baseName.text
      // An implicitly unwrapped value also has the members of its wrapped type.
      if let found = type.argument(position, of: count, in: name)
        ?? type.unwrapped.argument(position, of: count, in: name)
      {
        return found
      }
    }
    return statedArgument(position, of: count, closure).flatMap(objectType)
  }

  private func objectType(ofMember node: MemberAccessExprSyntax) -> ObjectType? {
    guard let base = node.base else { return nil }
    let name = node.declName.baseName.text
    if let type = objectType(of: base), let found = type.unwrapped.property(name) {
      return found
    }
    return statedObjectType(of: name, isMember: true)
  }

  private func objectType(ofElement node: SubscriptCallExprSyntax) -> ObjectType? {
    guard let type = objectType(of: node.calledExpression)?.unwrapped,
      let argument = node.arguments.first
    else { return objectType(ofOwnElement: node) }
    switch type {
    case .list(let element): return argument.expression.isRange ? type : element
    case .map(let value): return node.arguments.count == 1 ? .optional(value) : value
    case .object, .type, .optional, .pair: return nil
    }
  }

  /// The element type of a subscript that a type of the sources declares.
  private func objectType(ofOwnElement node: SubscriptCallExprSyntax) -> ObjectType? {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let names = madeTypeName(of: node.calledExpression).map { [$0] }
    let types = (names ?? statedTypeNames(of: node.calledExpression)).compactMap {
      index.type(named: $0, from: module)
    }
    let found = types.flatMap(index.inheritanceChain).flatMap(\.allSubscripts).filter {
      $0.labels == labels
    }
    return commonType(Set(found.map(\.result)))
  }

  /// The type whose initialiser creates the value of a name: `let pool = Pool()`.
  private func madeTypeName(of expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .value(let value)? = expression.scopedType(of: name)
    else { return nil }
    return value.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private func objectType(ofResult node: FunctionCallExprSyntax) -> ObjectType? {
    let callee = node.calledExpression
    guard let member = callee.as(MemberAccessExprSyntax.self) else {
      guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      return commonType(index.results(ofCalls: name))
    }
    let name = member.declName.baseName.text
    if let base = member.base, let type = objectType(of: base) {
      return type.unwrapped.result(of: name)
    }
    return commonType(index.results(ofMethods: name))
  }

  /// The type of a name, if all declarations of the file and all properties of the sources agree.
  /// `target` without a declaration is a UIKit target, which is an object.
  private func statedObjectType(of name: String, isMember: Bool) -> ObjectType? {
    let types = (typesOfNames[name] ?? []).union(index.types(ofProperties: name))
    if types.isEmpty { return name == "target" && isMember ? .optional(.object) : nil }
    return commonType(types)
  }

  /// The type that all texts have, apart from optional marks.
  private func commonType(_ texts: Set<String>) -> ObjectType? {
    guard let first = texts.first, let type = objectType(first) else { return nil }
    return texts.allSatisfy { objectType($0)?.unwrapped == type.unwrapped } ? type : nil
  }
}

extension ExprSyntax {
  /// Whether the expression contains a range operator, as in `1...`.
  fileprivate var isRange: Bool {
    tokens(viewMode: .sourceAccurate).contains { ["...", "..<"].contains($0.text) }
  }
}
