// SPDX-License-Identifier: MIT

import SwiftSyntax

// Optional requirements that are properties of an optional type. To clients they are optionals of optionals on Apple's
// systems: nil where the object lacks the property, and else what it gives. Here the property of that name is one optional,
// and code that looks at both reads another.
extension FileLowering {
  /// What stands for a property that an object lacks; it says so.
  func absentGetter(of member: MemberEntry) -> String {
    guard !member.isStatic else { return "get { nil }" }
    needsUIKit = true
    return "get { _lacksProperty(\"\(member.name)\", self); return nil }"
  }

  /// What a protocol's extension declares for both optionals to be read.
  func optionalValueOfProperty(_ member: MemberEntry) -> String? {
    guard !member.isStatic else { return nil }
    let type = member.signature.result.dropLast() + "?"
    return "var \(Self.optionalPrefix)\(member.name): (\(type))? { "
      + "_optionalProperty(\"\(member.name)\", of: self) { self.\(member.name) } }"
  }

  /// Has code that looks at both optionals of a property read both.
  func lowerOptionalPropertyValue(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base, index.optionalPropertyNames.contains(name),
      node.looksAtTwoOptionals, isOptionalProperty(name, of: base)
    else { return }
    edits.replace(node.declName, padding: Self.optionalPrefix + name)
  }

  /// Whether all that a value may be, as far as the sources state it, are protocols with such a requirement.
  private func isOptionalProperty(_ name: String, of base: ExprSyntax) -> Bool {
    let types = statedTypeNames(of: base).flatMap(index.composition)
    var isFound = false
    for type in types {
      guard let proto = index.type(named: type, from: module), proto.kind == .protocol else {
        // A class beside the protocol may have the property for certain.
        if type == "AnyObject" || type == "NSObjectProtocol" { continue }
        return false
      }
      let members = ([proto] + index.protocols(of: proto)).flatMap(\.allMembers)
        .filter { $0.name == name }
      guard members.allSatisfy(\.isOptionalOfOptional) else { return false }
      isFound = isFound || !members.isEmpty
    }
    return isFound
  }
}

extension MemberEntry {
  /// Whether this is an optional requirement that is a property of an optional type.
  var isOptionalOfOptional: Bool {
    isOptional && !isMethod && !isStatic && !isRenamedProperty
  }
}

extension MemberAccessExprSyntax {
  /// Whether the value is used so that it matters whether it is one optional or two. What is handed on or assigned where one
  /// is asked for stays one.
  fileprivate var looksAtTwoOptionals: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      guard let next = parent.parent else { return false }
      // What is marked once and asked for a member is one optional.
      if next.is(OptionalChainingExprSyntax.self) { return true }
      return parent.is(ForceUnwrapExprSyntax.self)
        && (next.is(ForceUnwrapExprSyntax.self)
          || next.as(MemberAccessExprSyntax.self)?.base?.id != parent.id
            && !next.is(SubscriptCallExprSyntax.self) && !next.is(FunctionCallExprSyntax.self))
    }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return ["map", "flatMap"].contains(member.declName.baseName.text)
    }
    if parent.is(InitializerClauseSyntax.self) {
      if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
      return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
    }
    guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
      let position = elements.firstIndex(where: { $0.id == id })
    else { return parent.is(SwitchExprSyntax.self) }
    let isFirst = position == 0
    let mark = elements.dropFirst(isFirst ? 1 : position - 1).first
    if mark?.is(UnresolvedAsExprSyntax.self) == true { return isFirst }
    guard let text = mark?.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["==", "!=", "??"].contains(text)
  }
}
