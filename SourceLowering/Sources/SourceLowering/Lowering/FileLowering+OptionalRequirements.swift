// SPDX-License-Identifier: MIT

import SwiftSyntax

// Optional requirements of protocols. A requirement's default does nothing or gives nil, so its result is optional;
// a type that has the method for real gets a second one with the optional result, which is what the protocol sees.
extension FileLowering {
  func lower(_ node: ProtocolDeclSyntax) {
    guard let type = index.type(at: SourcePlace(file.path, node)), type.isObjC else { return }
    requireClass(node)
    var defaults: [String] = []
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self) {
        let member = MemberEntry(method)
        guard member.isOptional else { continue }
        defaults.append(
          "func \(member.name)\(member.optionalTail) {\(member.hasResult ? " nil " : "")}")
        // Nil is among the values of a result that is optional already.
        if member.hasResult, !member.hasOptionalResult,
          let result = method.signature.returnClause?.type
        {
          edits.insert("(", at: result.range.lowerBound)
          edits.insert(")?", at: result.range.upperBound)
        }
      } else if let property = item.decl.as(VariableDeclSyntax.self) {
        lowerOptionalProperty(property, &defaults)
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

  /// A protocol that Objective-C sees is one of classes, whose values can be weak.
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
        defaults.append("var \(member.name): \(type) { get { nil } \(member.setter) }")
      } else {
        lowerRequirement(member, node, &defaults)
      }
    }
  }

  /// A property whose type is not optional becomes a requirement of another name that may give nil; what clients read
  /// under its own name is a member of an extension, and classes that have the property answer with it.
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
    defaults.append("var \(Self.optionalPrefix)\(member.name): \(result) { nil }")
    defaults.append(
      "var \(member.name): \(result) { \(Self.optionalPrefix)\(member.name) }")
  }

  private static let optionalPrefix = "_optional_"

  private static func isRenamed(_ requirement: MemberEntry) -> Bool {
    let type = requirement.signature.result
    return !requirement.isMethod && !type.hasSuffix("?") && !type.hasSuffix("!")
  }

  /// Second methods, with optional results, for the requirements that a class has methods for.
  func optionalWitnesses(of type: TypeEntry) -> [String] {
    let own = type.inherited.compactMap { index.type(named: $0, from: type.module) }
    let members = index.lineage(of: type).flatMap(\.allMembers)
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
          let method = members.first(where: { $0.fullName == requirement.fullName && $0.isMethod }),
          method.signature.result == requirement.signature.result
        else {
          if Self.isRenamed(requirement),
            members.contains(where: { $0.name == requirement.name && !$0.isMethod })
          {
            let access = type.access >= .public ? "public " : ""
            witnesses.append(
              "\(access)var \(Self.optionalPrefix)\(requirement.name): "
                + "(\(requirement.signature.result))? "
                + "{ let _result: \(requirement.signature.result) = self.\(requirement.name); "
                + "return _result }")
          }
          continue
        }
        let access = type.access >= .public ? "public " : ""
        let result = requirement.signature.result
        witnesses.append(
          "@_disfavoredOverload \(access)func \(requirement.name)\(requirement.optionalTail) "
            + "{ let _result: \(result) = self.\(requirement.name)\(method.signature.arguments(in: requirement.signature)); "
            + "return _result }")
      }
    }
    return witnesses
  }

  /// `delegate?.method?(x)` calls what has a default now.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let callee = chain.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = callee.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
    // Closures have no labels: what is called with one is a method.
    guard
      labels.contains(where: { $0 != "_" }) || index.optionalRequirements.contains(fullName)
        || index.isOptionalRequirement(name, trailing: node, labels)
        || (!index.isProperty(name) && SystemRequirements.contains(name))
    else { return }
    edits.replace(chain.questionMark, padding: " ")
  }
}

extension SourceIndex {
  /// Whether a call with trailing closures may be one of an optional requirement.
  fileprivate func isOptionalRequirement(
    _ name: String, trailing node: FunctionCallExprSyntax, _ labels: [String]
  ) -> Bool {
    guard node.trailingClosure != nil, !isProperty(name) else { return false }
    return optionalRequirements.contains {
      $0.hasPrefix("\(name)(\(labels.map { "\($0):" }.joined())")
    }
  }
}

extension MemberEntry {
  var hasResult: Bool { !signature.result.isEmpty }

  fileprivate var hasOptionalResult: Bool {
    signature.result.hasSuffix("?") || signature.result.hasSuffix("!")
      || signature.result.hasPrefix("Optional<")
  }

  /// What follows the name of a requirement once its result is optional.
  fileprivate var optionalTail: String {
    guard hasResult, !hasOptionalResult else { return signature.tail }
    return signature.tail.replacingSuffix(
      "-> \(signature.result)", with: "-> (\(signature.result))?")
  }

  fileprivate var setter: String {
    if case .property(isSettable: true) = kind { "set {}" } else { "" }
  }
}

extension MemberEntry.Signature {
  /// The arguments that pass on the parameters of the requirement, whose inner names may be others.
  fileprivate func arguments(in requirement: MemberEntry.Signature) -> String {
    requirement.arguments
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + replacement : self
  }
}
