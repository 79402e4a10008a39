// SPDX-License-Identifier: MIT

import SwiftSyntax

// An optional method as a value, which is nil if the object lacks the method:
// `if let items = delegate?.items { … }`.
extension FileLowering {
  /// A property with the optional method as its value, for the protocol's extension.
  func optionalValue(of requirement: MemberEntry) -> String? {
    let signature = requirement.signature
    guard signature.isForwardable, !requirement.isUnavailableInObjC, !requirement.isStatic else {
      return nil
    }
    let arguments = zip(requirement.parameters, signature.types).enumerated().map {
      position, parameter in
      (parameter.0.label == "_" ? "" : "\(parameter.0.label): ")
        + (parameter.1.hasPrefix("inout ") ? "&" : "") + "$\(position)"
    }
    let isFlattened = requirement.hasResult && !requirement.hasOptionalResult
    let result = requirement.hasResult ? signature.result : "Void"
    return "var \(requirement.valueName): ((\(signature.types.joined(separator: ", "))) "
      + "\(signature.effects)-> \(result))? { "
      + "guard _isImplemented(\"\(requirement.selector)\", by: self) else { return nil }; "
      + "return { \(signature.callEffects)self.\(requirement.name)"
      + "(\(arguments.joined(separator: ", ")))\(isFlattened ? "!" : "") } }"
  }

  /// Rewrites a reference to an optional method that is not called to read that property.
  func lowerOptionalValue(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, !node.isCalled,
      index.optionalMethodNames.contains(node.declName.baseName.text),
      let requirement = optionalRequirement(node.declName, of: base)
    else { return }
    edits.replace(node.declName, padding: requirement.valueName)
  }

  /// Rewrites `delegate?.method?(x) == nil` to a call of the optional value, if the method has no
  /// result. Returns whether it did.
  func lowerComparedCall(
    _ node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax, _ fullName: String
  ) -> Bool {
    let requirements = index.optionalMethods.filter { $0.fullName == fullName }
    guard let requirement = requirements.first,
      requirements.allSatisfy({ !$0.hasResult && optionalValue(of: $0) != nil }),
      node.trailingClosure == nil
    else { return false }
    edits.replace(callee.declName, padding: requirement.valueName)
    for argument in node.arguments {
      if let label = argument.label { edits.blank(label) }
      if let colon = argument.colon { edits.blank(colon) }
    }
    return true
  }

  private func optionalRequirement(
    _ name: DeclReferenceExprSyntax, of base: ExprSyntax
  ) -> MemberEntry? {
    let labels = name.argumentNames?.arguments.map(\.name.text)
    var found: [MemberEntry] = []
    for type in statedTypeNames(of: base).flatMap(index.composition) {
      guard let proto = index.type(named: type, from: module) else { continue }
      let members = ([proto] + index.protocols(of: proto)).flatMap(\.allMembers)
        .filter { $0.name == name.baseName.text }
      // Another type of that name may implement the member.
      guard members.allSatisfy({ $0.isOptional && $0.isMethod }) else { return nil }
      found += members.filter { labels == nil || $0.parameters.map(\.label) == labels }
    }
    return found.first
  }

  /// The stated types of an expression.
  func statedTypeNames(of expression: ExprSyntax) -> [String] {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return statedTypeNames(of: chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return statedTypeNames(of: forced.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { statedTypeNames(of: $0.expression) } ?? []
    }
    if let cast = expression.as(SequenceExprSyntax.self),
      let type = cast.elements.last?.as(TypeExprSyntax.self)?.type
    {
      return [type.trimmedDescription.filter { !"?!()".contains($0) }]
    }
    let reference =
      expression.as(MemberAccessExprSyntax.self)?.declName
      ?? expression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName.text else { return [] }
    let types = typesOfNames[name] ?? index.types(ofProperties: name)
    return types.map { $0.filter { !"?!()".contains($0) } }
  }
}

extension MemberEntry {
  /// The name of the property that holds an optional method.
  var valueName: String {
    FileLowering.optionalPrefix + ([name] + parameters.map(\.label)).joined(separator: "_")
  }
}

extension FunctionCallExprSyntax {
  /// Whether the result is compared with nil.
  var isComparedWithNil: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let position = elements.firstIndex(where: { $0.id == id }) else { return false }
    let after = elements[(position + 1)...].prefix(2).map(\.trimmedDescription)
    return after == ["==", "nil"] || after == ["!=", "nil"]
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is called, also behind `?` or `!`.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == node.id
      }
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}
