// SPDX-License-Identifier: MIT

import SwiftSyntax

// Optional requirements that only a subclass implements. Swift chooses the implementation of a
// requirement once, for the class that conforms. Objective-C asks the object. So the conforming
// class gets a member, and the subclass overrides it.
extension FileLowering {
  /// The members that a class body declares for its subclasses.
  func subclassRequirementMembers(of type: TypeEntry) -> [String] {
    type.subclassRequirements.map { absent($0, in: type) }
      + type.subclassProperties.map { requirement, access in
        optionalProperty(requirement, "override " + access.word)
      }
  }

  /// A member that behaves as if the object lacked it.
  private func absent(_ requirement: SubclassRequirement, in type: TypeEntry) -> String {
    let member = requirement.member
    var head = min(type.access, requirement.access).word
    if requirement.isMainActor { head = "@MainActor " + head }
    if let module = requirement.own?.module ?? requirement.system?.module, module != self.module {
      neededModules.insert(module)
    }
    if let system = requirement.system {
      // Calls the protocol's default implementation, as for an object without the method.
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

  /// The name of a generated class that implements none of the protocol's optional requirements.
  /// Its required members are never called. The class is appended to the file.
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

  /// Inserts `override` before a member that overrides such a default.
  func lowerSubclassRequirement(_ node: some DeclSyntaxProtocol, _ member: MemberEntry) {
    guard let type = node.enclosingClass.flatMap({ index.type(at: SourcePlace(file.path, $0)) }),
      let words = type.overrideModifiers[member.fullName], !member.isOverride,
      let word = node.firstWord
    else { return }
    edits.insert(words, at: word.range.lowerBound)
  }

  /// Warns of members that are never called, in a class or an extension.
  func warnOfSubclassRequirements(in members: MemberBlockSyntax, of type: TypeEntry) {
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
      guard let conforming = type.uncalledMembers[name] else { continue }
      warn(
        "'\(name)' is never called: '\(conforming)' conforms to the protocol without it; "
          + "declare it in '\(conforming)' and override it",
        at: item.decl)
    }
  }
}

extension TypeEntry.Access {
  /// The access modifier, followed by a blank.
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
  /// The words before a call: `try` and `await`.
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

  /// The first token after the attributes.
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
