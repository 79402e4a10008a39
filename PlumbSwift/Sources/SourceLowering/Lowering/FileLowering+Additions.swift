// SPDX-License-Identifier: MIT

import SwiftSyntax

// Members that an extension adds to a class of UIKit or another module and that other classes
// override. Swift does not dispatch members of extensions dynamically. So the member checks whether
// the object's class overrides it and calls that override, which has another name. The extension's
// implementation is renamed too, so that `super` can call it.
extension FileLowering {
  /// Rewrites the members of the extension that other classes override.
  func lowerAdditions(in node: ExtensionDeclSyntax, _ entry: ExtensionEntry) {
    append(dispatching(node.memberBlock.members, of: node, entry), to: node.memberBlock)
  }

  private func dispatching(
    _ members: MemberBlockItemListSyntax, of node: ExtensionDeclSyntax, _ entry: ExtensionEntry
  ) -> [String] {
    members.flatMap { item -> [String] in
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause -> [String] in
          guard conditions.isActive(clause, of: block) == true,
            case .decls(let members) = clause.elements
          else { return [] }
          return dispatching(members, of: node, entry)
        }
      }
      guard let (member, name) = item.decl.namedMember,
        let addition = index.additions.declared(by: member, at: entry.place),
        !addition.member.isOverride, index.additions.isOverridden(addition)
      else { return [] }
      edits.replace(name, padding: addition.base)
      return [interface(of: addition, member, node), dispatcher(of: addition, member, node)]
    }
  }

  /// The protocol to which the overriding classes conform.
  private func interface(
    of addition: Addition, _ member: MemberEntry, _ node: ExtensionDeclSyntax
  ) -> String {
    let isolation = addition.isMainActor ? "@MainActor " : ""
    let head = isolation + access(of: member, node) + "protocol \(addition.interface): AnyObject"
    let kind = member.isStatic ? "static " : ""
    return switch member.kind {
    case .method:
      "\(head) { \(kind)func \(addition.own)\(member.signature.requirement) }"
    case .property(let isSettable):
      "\(head) { \(kind)var \(addition.own): \(member.signature.result) "
        + "{ get \(isSettable ? "set " : "")} }"
    }
  }

  /// The member under its original name, which dispatches to the overrides.
  private func dispatcher(
    of addition: Addition, _ member: MemberEntry, _ node: ExtensionDeclSyntax
  ) -> String {
    let signature = member.signature
    let words = signature.modifiers.split(separator: " ").filter {
      !["public", "open", "package"].contains($0)
    }
    let head =
      member.deprecation + (member.isMainActor ? "@MainActor " : "") + access(of: member, node)
      + words.map { $0 + " " }.joined()
    let effects = signature.callEffects
    switch member.kind {
    case .method:
      let others = cases(of: addition).map { type, name in
        "if let _own = self as? \(type) { return \(effects)_own.\(name)\(signature.arguments)"
          + "\(member.castToSelf) }; "
      }
      return (member.hasResult ? "@discardableResult " : "")
        + "\(head)func \(member.name)\(signature.tail) { \(others.joined())"
        + "return \(effects)\(addition.base)\(signature.arguments) }"
    case .property(let isSettable):
      let others = cases(of: addition)
      let getters = others.map { type, name in
        "if let _own = self as? \(type) { return _own.\(name)\(member.castToSelf) }; "
      }
      let setters = others.map { type, name in
        "if let _own = self as? \(type) { _own.\(name) = newValue; return }; "
      }
      let getter = "\(getters.joined())return \(addition.base)"
      let body =
        isSettable
        ? "get { \(getter) } set { \(setters.joined())\(addition.base) = newValue }" : getter
      return "\(head)var \(member.name): \(signature.result) { \(body) }"
    }
  }

  /// The types with an override and the name of their member. Overrides in class bodies come before
  /// those in extensions.
  private func cases(of addition: Addition) -> [(type: String, name: String)] {
    let suffix = addition.member.isStatic ? ".Type" : ""
    return [("any \(addition.interface)\(suffix)", addition.own)]
      + index.additions.overrides(of: addition).map { ("\($0.className)\(suffix)", $0.base) }
  }

  /// The access modifier for a declaration next to a member. Empty if the extension itself has one.
  private func access(of member: MemberEntry, _ node: ExtensionDeclSyntax) -> String {
    if member.isPrivate { return "fileprivate " }
    if node.modifiers.contains(where: {
      ["public", "private", "fileprivate"].contains($0.name.text)
    }) {
      return ""
    }
    let words = member.signature.modifiers.split(separator: " ")
    if words.contains("public") || words.contains("open") { return "public " }
    return words.contains("package") ? "package " : ""
  }
}

extension MemberEntry {
  /// A cast of an override's result to `Self`. It goes through `AnyObject`, because the compiler
  /// does not know that subclasses conform.
  fileprivate var castToSelf: String {
    switch signature.result {
    case "Self": " as AnyObject as! Self"
    case "Self?", "Self!": " as AnyObject? as! Self?"
    default: ""
    }
  }
}

extension DeclSyntax {
  /// The declared method or property, and the token of its name.
  var namedMember: (member: MemberEntry, name: TokenSyntax)? {
    if let method = self.as(FunctionDeclSyntax.self) { return (MemberEntry(method), method.name) }
    guard let property = self.as(VariableDeclSyntax.self),
      let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let member = MemberEntry.properties(of: property).first
    else { return nil }
    return (member, name)
  }
}
