// SPDX-License-Identifier: MIT

import SwiftSyntax

// Classes that override a member that an extension adds to a system class. The first class of an
// inheritance chain gets a member of another name, which the extension's member calls. Its
// subclasses override that one.
extension FileLowering {
  /// The generated protocols of the members that the class overrides first in its inheritance
  /// chain.
  func additionsOverridden(by type: TypeEntry) -> [String] {
    index.additionOverrides(of: type).map { index.additions.root(of: $0.addition) }
      .filter { !index.inheritsOwn($0, type) }
      .map { root in
        if root.module != module { neededModules.insert(root.module) }
        return "\(root.className).\(root.interface)"
      }
  }

  /// The declaration that replaces an override of an addition.
  struct OwnMember {
    /// The modifiers before the declaration.
    var modifiers: String
    var root: MemberEntry
    var name: String
    /// Whether the types differ from those of the addition. A second member with the addition's
    /// types then forwards to this one.
    var hasOtherTypes: Bool
  }

  /// The declaration that replaces `member`. Nil if the member overrides no addition.
  func ownMember(_ member: MemberEntry, of type: TypeEntry) -> OwnMember? {
    guard let addition = index.additions.overridden(by: member, of: type) else { return nil }
    let root = index.additions.root(of: addition)
    return OwnMember(
      modifiers: index.inheritsOwn(root, type) ? "override " : isolation(member, type),
      root: root.member, name: root.own,
      hasOtherTypes: !member.hasResult(of: root.member) || !member.hasTypes(of: root.member))
  }

  /// Warns of types and setters that callers cannot see, because they call the extension's
  /// declaration.
  func warn(of own: OwnMember, _ member: MemberEntry, at name: TokenSyntax) {
    if own.hasOtherTypes {
      warn(
        "callers of '\(member.fullName)' get the types that the extension declares, not those of this override",
        at: name)
    } else if member.isSettable, !own.root.isSettable {
      warn(
        "callers cannot set '\(member.name)': the extension that declares it has no setter",
        at: name)
    }
  }

  /// The isolation modifier of a member that replaces an override. An override inherits the
  /// isolation of the overridden member, but a member of another name does not.
  func isolation(_ member: MemberEntry, _ type: TypeEntry) -> String {
    guard member.isOverride else { return "" }
    if let addition = index.additions.overridden(by: member, of: type) {
      return index.additions.root(of: addition).isMainActor ? "" : nonisolatedModifier(member, type)
    }
    let isFree = !member.isStatic && MembersOfNSObject.nonisolated.contains(member.fullName)
    return isFree ? nonisolatedModifier(member, type) : ""
  }

  private func nonisolatedModifier(_ member: MemberEntry, _ type: TypeEntry) -> String {
    guard !member.isMainActor, !member.signature.modifiers.contains("nonisolated") else {
      return ""
    }
    return type.hasOtherActor || index.isOnMainActor(type) ? "nonisolated " : ""
  }

  func lowerAdditionOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard let (member, name) = DeclSyntax(node).namedMember, member.isOverride,
      let word = modifiers.first(where: { $0.name.text == "override" }),
      let type = node.enclosingClass.flatMap({ index.type(at: SourcePlace(file.path, $0)) }),
      type.members.contains(member), let own = ownMember(member, of: type)
    else { return }
    warn(of: own, member, at: name)
    edits.replace(name, padding: own.hasOtherTypes ? Self.forwarded(member, type) : own.name)
    guard own.hasOtherTypes || own.modifiers != "override " else { return }
    edits.replace(word, padding: isolation(member, type).trimmingBlanks)
    if !own.hasOtherTypes, let property = node.as(VariableDeclSyntax.self) {
      lowerObservers(property, member, type)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String { filter { $0 != " " } }
}

extension SourceIndex {
  /// The overrides of additions in a class, including those that its body declares for its
  /// extensions.
  func additionOverrides(of type: TypeEntry) -> [(member: MemberEntry, addition: Addition)] {
    func added(_ member: MemberEntry) -> (member: MemberEntry, addition: Addition)? {
      additions.overridden(by: member, of: type).map { (member, $0) }
    }
    return type.members.compactMap(added)
      + type.extensions.flatMap { entry in
        entry.members.compactMap(added).filter { isForwarded($0.member, of: entry, type) }
      }
  }

  /// Whether a superclass in the sources replaces the addition with its own member.
  func inheritsOwn(_ root: Addition, _ type: TypeEntry) -> Bool {
    inheritanceChain(of: type).dropFirst().contains { above in
      additionOverrides(of: above).contains { additions.root(of: $0.addition) == root }
    }
  }
}
