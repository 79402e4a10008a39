// SPDX-License-Identifier: MIT

import SwiftSyntax

// Optional requirements of protocols. The default of a requirement does nothing or returns nil, so
// its result becomes optional. A type that implements the method gets a second one with the
// optional result, which is the witness of the requirement.
extension FileLowering {
  func lower(_ node: ProtocolDeclSyntax) {
    guard let type = index.type(at: SourcePlace(file.path, node)), type.isObjC else { return }
    requireClass(node)
    var defaults: [String] = []
    for item in node.memberBlock.members.compiled(conditions) {
      if let method = item.decl.as(FunctionDeclSyntax.self) {
        let member = MemberEntry(method)
        guard member.isOptional else { continue }
        defaults.append(
          member.staticWord
            + "func \(member.name)\(member.optionalTail) {\(member.hasResult ? " nil " : "")}")
        let overloads = type.members.filter { $0.isOptional && $0.fullName == member.fullName }
        if overloads.count == 1, let value = optionalValue(of: member) {
          defaults.append(value)
          needsUIKit = true
        }
        // An optional result already includes nil.
        if member.hasResult, !member.hasOptionalResult,
          let result = method.signature.returnClause?.type
        {
          edits.insert("(", at: result.range.lowerBound)
          edits.insert(")?", at: result.range.upperBound)
        }
      } else if let property = item.decl.as(VariableDeclSyntax.self) {
        lowerOptionalProperty(property, &defaults)
      } else if let item = item.decl.as(SubscriptDeclSyntax.self) {
        lowerOptionalSubscript(item, &defaults)
      }
    }
    guard !defaults.isEmpty else { return }
    let access =
      switch type.access {
      case .public, .open: "public "
      case .package: "package "
      case .private: "fileprivate "
      case .internal: ""
      }
    additions.append("\(access)extension \(type.name) { \(defaults.joined(separator: "; ")) }")
  }

  /// Adds `AnyObject` to an Objective-C protocol, so that its values can be weak.
  private func requireClass(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      edits.insert(": AnyObject", at: node.name.range.upperBound)
      return
    }
    let names = clause.inheritedTypes.map(\.type.trimmedDescription)
    if Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]),
      let last = clause.inheritedTypes.last
    {
      edits.insert(", AnyObject", at: last.range.upperBound)
    }
  }

  private func lowerOptionalProperty(_ node: VariableDeclSyntax, _ defaults: inout [String]) {
    for member in MemberEntry.properties(of: node) where member.isOptional {
      let type = member.signature.result
      if type.hasSuffix("?") || type.hasSuffix("!") {
        defaults.append(
          "\(member.staticWord)var \(member.name): \(type) { \(absentGetter(of: member)) \(member.setter) }"
        )
        if let value = optionalValueOfProperty(member) { defaults.append(value) }
      } else {
        lowerRequirement(member, node, &defaults)
      }
    }
  }

  /// Renames a requirement whose type is not optional and makes it optional. Clients read an
  /// extension member under the original name. Classes with the property implement the renamed
  /// requirement.
  private func lowerRequirement(
    _ member: MemberEntry, _ node: VariableDeclSyntax, _ defaults: inout [String]
  ) {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.type
    else { return }
    edits.insert(Self.optionalPrefix, at: binding.pattern.range.lowerBound)
    edits.insert("(", at: type.range.lowerBound)
    edits.insert(")?", at: type.range.upperBound)
    if let accessors = binding.accessorBlock { edits.replace(accessors, padding: "{ get }") }
    let result = "(\(member.signature.result))?"
    let head = "\(member.staticWord)var "
    defaults.append("\(head)\(Self.optionalPrefix)\(member.name): \(result) { nil }")
    defaults.append(
      "\(head)\(member.name): \(result) { \(Self.optionalPrefix)\(member.name) }")
  }

  static let optionalPrefix = "_optional_"

  /// Second methods with optional results, for the requirements that a class implements.
  func optionalWitnesses(of type: TypeEntry) -> [String] {
    let own = type.inherited.flatMap(index.composition)
      .compactMap { index.type(named: $0, from: type.module) }.filter { $0.kind == .protocol }
    let members = index.inheritanceChain(of: type).flatMap(\.allMembers)
    var witnesses: [String] = []
    for proto in index.protocols(of: type) where proto.isObjC {
      let isDirect = own.contains {
        $0 === proto || index.protocols(of: $0).contains { $0 === proto }
      }
      guard isDirect else { continue }
      for requirement in proto.members
      where requirement.isOptional && requirement.hasResult
        && !(requirement.isMethod && requirement.hasOptionalResult)
      {
        guard
          members.contains(where: {
            $0.isMethod && $0.isNamed(as: requirement) && $0.takesTypes(of: requirement, in: proto)
              && $0.signature.result == requirement.signature.result
          })
        else {
          if requirement.isRenamedProperty,
            members.contains(where: { $0.isNamed(as: requirement) })
          {
            witnesses.append(optionalProperty(requirement, min(type.access, .public).word))
          }
          continue
        }
        let access = min(type.access, .public).word
        let result = requirement.signature.result
        witnesses.append(
          "@_disfavoredOverload \(access)\(requirement.staticWord)func \(requirement.name)\(requirement.optionalTail) "
            + "{ let _result: \(result) = self.\(requirement.name)\(requirement.signature.arguments); "
            + "return _result }")
      }
    }
    return witnesses
  }

  /// The renamed requirement of a property whose type is not optional.
  func optionalProperty(_ requirement: MemberEntry, _ words: String) -> String {
    let type = requirement.signature.result
    return
      "\(words)\(requirement.staticWord)var \(Self.optionalPrefix)\(requirement.name): (\(type))? "
      + "{ let _result: \(type) = self.\(requirement.name); return _result }"
  }

  /// Rewrites `delegate?.method?(x)` and `delegate.method!(x)` to plain calls, because the method
  /// has a default now.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let expression: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, expression) = (chain.questionMark, chain.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, expression) = (forced.exclamationMark, forced.expression)
    } else {
      return
    }
    guard let callee = expression.as(MemberAccessExprSyntax.self) else { return }
    let name = callee.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
    let isOwn =
      index.optionalRequirements.contains(fullName)
      || index.isOptionalRequirement(name, trailing: node, labels)
    // A closure cannot be called with labels, so a labelled call is a method call, unless the sources
    // declare a property of the name and a `callAsFunction` with the labels.
    guard isOwn || !index.isCalledAsFunction(name, labels) else { return }
    let isMessage = isMessageToObject(node)
    guard
      isOwn || isMessage || labels.contains(where: { $0 != "_" })
        || (!index.isProperty(name) && SystemRequirements.contains(name))
    else { return }
    if mark.text == "?", node.isComparedWithNil, lowerComparedCall(node, callee, fullName) {
      return
    }
    edits.replace(mark, padding: " ")
    if mark.text == "!", isOwn, index.isResultMadeOptional(fullName) {
      edits.insert("!", at: node.range.upperBound)
    }
    if !isOwn, !isMessage, SystemProtocols.isOptional(fullName) {
      lowerOptionalCall(node, callee, ObjectiveCName.selector(name, labels), mark.text == "!")
    }
  }

  /// Makes a used result nil if the object does not respond to a UIKit method. A forced call is sent
  /// to the forwarding target if the sources declare one.
  private func lowerOptionalCall(
    _ node: FunctionCallExprSyntax, _ callee: MemberAccessExprSyntax, _ selector: String,
    _ isForced: Bool
  ) {
    guard let base = callee.base, !["self", "super"].contains(base.trimmedDescription) else {
      return
    }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base
    if isForced {
      guard chain == nil, !index.methods(named: "forwardingTarget").isEmpty else { return }
      edits.insert("_receiver(of: \"\(selector)\", ", at: object.range.lowerBound)
      edits.insert(")", at: object.range.upperBound)
      needsUIKit = true
      return
    }
    guard node.usesResult, node.trailingClosure == nil else { return }
    edits.insert("_optionalReceiver(\"\(selector)\", ", at: object.range.lowerBound)
    edits.insert(chain == nil ? ")?" : ")", at: object.range.upperBound)
    needsUIKit = true
  }
}

extension SourceIndex {
  /// Whether a call with the labels may call the value of a property.
  fileprivate func isCalledAsFunction(_ name: String, _ labels: [String]) -> Bool {
    isProperty(name)
      && methods(named: "callAsFunction").contains { $0.parameters.map(\.label) == labels }
  }

  /// Whether a call with trailing closures may be a call of an optional requirement.
  fileprivate func isOptionalRequirement(
    _ name: String, trailing node: FunctionCallExprSyntax, _ labels: [String]
  ) -> Bool {
    guard node.trailingClosure != nil, !isProperty(name) else { return false }
    return optionalRequirements.contains {
      $0.hasPrefix("\(name)(\(labels.map { "\($0):" }.joined())")
    }
  }
}

extension SourceIndex {
  /// Whether lowering makes the result of an optional requirement optional.
  fileprivate func isResultMadeOptional(_ fullName: String) -> Bool {
    optionalMethods.contains {
      $0.fullName == fullName && $0.hasResult && !$0.hasOptionalResult
    }
  }
}

extension MemberEntry {
  var hasResult: Bool { !signature.result.isEmpty }

  var hasOptionalResult: Bool {
    signature.result.hasSuffix("?") || signature.result.hasSuffix("!")
      || signature.result.hasPrefix("Optional<")
  }

  /// The declaration after the name, with an optional result.
  var optionalTail: String {
    guard hasResult, !hasOptionalResult else { return signature.tail }
    return signature.tail.replacingSuffix(
      "-> \(signature.result)", with: "-> (\(signature.result))?")
  }

  fileprivate var staticWord: String { isStatic ? "static " : "" }

  var setter: String {
    if case .property(isSettable: true) = kind { "set {}" } else { "" }
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + replacement : self
  }
}

extension MemberEntry {
  /// Whether the parameters have the types of a requirement. That matters only if the protocol has
  /// several requirements of the same full name.
  fileprivate func takesTypes(of requirement: MemberEntry, in proto: TypeEntry) -> Bool {
    proto.members.filter { $0.isMethod && $0.fullName == requirement.fullName }.count < 2
      || parameters.map(\.type) == requirement.parameters.map(\.type)
  }
}
