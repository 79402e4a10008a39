// SPDX-License-Identifier: MIT

import SwiftSyntax

// Swift decides once, for the class that conforms, what stands for an optional requirement, where Objective-C asks the
// object. What a class below has is made an override of a member that the class that conforms gets.
extension FileLowering {
  /// What a class body has to declare for the classes below it.
  func lateMembers(of type: TypeEntry) -> [String] {
    type.lateRequirements.map { absent($0, in: type) }
      + type.lateProperties.map { requirement, access in
        optionalProperty(requirement, "override " + access.word)
      }
  }

  /// A member that does what is done where an object lacks it.
  private func absent(_ requirement: LateRequirement, in type: TypeEntry) -> String {
    let member = requirement.member
    var head = min(type.access, requirement.access).word
    if requirement.isMainActor { head = "@MainActor " + head }
    if let module = requirement.own?.module ?? requirement.system?.module, module != self.module {
      neededModules.insert(module)
    }
    if let system = requirement.system {
      // The default of the protocol, which an object without the method has.
      let body =
        "\(member.signature.callEffects)\(absentClass(of: system))().\(member.name)"
        + member.signature.arguments
      return "\(head)func \(member.name)\(member.signature.tail) { \(body) }"
    }
    if member.isMethod {
      return "\(member.hasResult && !member.hasOptionalResult ? "@_disfavoredOverload " : "")"
        + "\(head)func \(member.name)\(member.optionalTail) {\(member.hasResult ? " nil " : "")}"
    }
    return member.isRenamedProperty
      ? "\(head)var \(Self.optionalPrefix)\(member.name): (\(member.signature.result))? { nil }"
      : "\(head)var \(member.name): \(member.signature.result) { \(absentGetter(of: member)) \(member.setter) }"
  }

  /// The name of a class, behind the last declaration, that has nothing of what a protocol makes optional; what the
  /// protocol requires of it is never called.
  private func absentClass(of system: SystemProtocol) -> String {
    let name = "_Absent\(system.name)"
    let required = SystemProtocols.closure(of: system.name).flatMap(\.required)
      .map { "\($0) { fatalError() }" }
    let declaration =
      "fileprivate final class \(name): NSObject, \(system.name) { "
      + "\(required.map { $0 + "; " }.joined())}"
    if !additions.contains(declaration) { additions.append(declaration) }
    return name
  }

  /// Puts `override` before what overrides such a member.
  func lowerLateOverride(_ node: some DeclSyntaxProtocol, _ member: MemberEntry) {
    guard let type = node.enclosingClass.flatMap({ index.type(at: SourcePlace(file.path, $0)) }),
      let words = type.lateOverrides[member.fullName], !member.isOverride,
      let word = node.firstWord
    else { return }
    edits.insert(words, at: word.range.lowerBound)
  }

  /// Warns of members in a class or an extension of one that nobody calls.
  func warnOfLateRequirements(in members: MemberBlockSyntax, of type: TypeEntry) {
    for item in members.members {
      let name: String
      if let method = item.decl.as(FunctionDeclSyntax.self) {
        name = MemberEntry(method).fullName
      } else if let property = item.decl.as(VariableDeclSyntax.self),
        let member = MemberEntry.properties(of: property).first
      {
        name = member.fullName
      } else {
        continue
      }
      guard let conforming = type.unheard[name] else { continue }
      warn(
        "'\(name)' is never called here: '\(conforming)' conforms to the protocol without it; "
          + "declare it there and override it",
        at: item.decl)
    }
  }
}

extension TypeEntry.Access {
  /// The word before a declaration, with a blank behind it.
  var word: String {
    switch self {
    case .private, .internal: ""
    case .package: "package "
    case .public: "public "
    case .open: "open "
    }
  }
}

extension MemberEntry.Signature {
  /// The words before a call.
  var callEffects: String {
    (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
  }
}

extension DeclSyntaxProtocol {
  /// The class whose body declares this.
  var enclosingClass: ClassDeclSyntax? {
    var node = parent
    while let current = node {
      if let type = current.as(ClassDeclSyntax.self) { return type }
      guard
        [
          .memberBlock, .memberBlockItem, .memberBlockItemList, .ifConfigDecl, .ifConfigClause,
          .ifConfigClauseList,
        ].contains(current.kind)
      else { return nil }
      node = current.parent
    }
    return nil
  }

  /// The first word behind the attributes.
  fileprivate var firstWord: TokenSyntax? {
    if let method = self.as(FunctionDeclSyntax.self) {
      return method.modifiers.first?.name ?? method.funcKeyword
    }
    if let property = self.as(VariableDeclSyntax.self) {
      return property.modifiers.first?.name ?? property.bindingSpecifier
    }
    return nil
  }
}
