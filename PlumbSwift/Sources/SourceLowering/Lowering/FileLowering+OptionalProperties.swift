// SPDX-License-Identifier: MIT

import SwiftSyntax

// Optional requirements that are properties of an optional type. On Apple platforms clients see a
// double optional: nil if the object lacks the property, otherwise its value. Here the property has
// a single optional. Code that distinguishes the two levels reads a second property.
extension FileLowering {
  /// The default getter, which records that the object lacks the property.
  func absentGetter(of member: MemberEntry) -> String {
    guard !member.isStatic else { return "get { nil }" }
    needsUIKit = true
    return "get { _lacksProperty(\"\(member.name)\", self); return nil }"
  }

  /// The property with the double optional, for the protocol's extension.
  func optionalValueOfProperty(_ member: MemberEntry) -> String? {
    guard !member.isStatic else { return nil }
    let type = member.signature.result.dropLast() + "?"
    return "var \(Self.optionalPrefix)\(member.name): (\(type))? { "
      + "_optionalProperty(\"\(member.name)\", of: self) { self.\(member.name) } }"
  }

  /// Rewrites code that distinguishes both optionals to read the second property.
  func lowerOptionalPropertyValue(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base, index.optionalPropertyNames.contains(name),
      node.looksAtTwoOptionals, isOptionalProperty(name, of: base)
    else { return }
    edits.replace(node.declName, padding: Self.optionalPrefix + name)
  }

  /// Whether all stated types of a value are protocols with such a requirement.
  private func isOptionalProperty(_ name: String, of base: ExprSyntax) -> Bool {
    let types = statedTypeNames(of: base).flatMap(index.composition)
    var isFound = false
    for type in types {
      guard let proto = index.type(named: type, from: module), proto.kind == .protocol else {
        // A class in the composition may implement the property.
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
  /// Whether the use distinguishes a single from a double optional. A value that is assigned or
  /// passed where a single optional is expected does not.
  fileprivate var looksAtTwoOptionals: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      guard let next = parent.parent else { return false }
      // With one mark before a member access, the value is a single optional.
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
