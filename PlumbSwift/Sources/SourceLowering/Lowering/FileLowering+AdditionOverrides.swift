// SPDX-License-Identifier: MIT

import SwiftSyntax

// Classes that override what an extension adds to a class of UIKit's. The first in a line has a member of another name,
// by which the extension's asks for it, and those below override that one.
extension FileLowering {
  /// The protocols of the members that a class is the first in its line to override.
  func additionsOverridden(by type: TypeEntry) -> [String] {
    index.additionOverrides(of: type).map { index.additions.root(of: $0.addition) }
      .filter { !index.inheritsOwn($0, type) }
      .map { root in
        if root.module != module { neededModules.insert(root.module) }
        return "\(root.className).\(root.interface)"
      }
  }

  /// How a class declares what it has instead of an addition.
  struct OwnMember {
    /// The words before the declaration.
    var words: String
    var root: MemberEntry
    var name: String
    /// Whether the member has other types, so that one of the addition's has to ask for it.
    var isAsked: Bool
  }

  /// Nil where the member overrides no addition.
  func ownMember(_ member: MemberEntry, of type: TypeEntry) -> OwnMember? {
    guard let addition = index.additions.overridden(by: member, of: type) else { return nil }
    let root = index.additions.root(of: addition)
    return OwnMember(
      words: index.inheritsOwn(root, type) ? "override " : isolation(member, type),
      root: root.member, name: root.own,
      isAsked: !member.hasResult(of: root.member) || !member.hasTypes(of: root.member))
  }

  /// Says what callers do not see of an override, for they call what the extension declares.
  func warn(of own: OwnMember, _ member: MemberEntry, at name: TokenSyntax) {
    if own.isAsked {
      warn(
        "callers of '\(member.fullName)' see the types of the extension that adds it, not those of this override",
        at: name)
    } else if member.isSettable, !own.root.isSettable {
      warn(
        "callers cannot set '\(member.name)': the extension that adds it has no setter", at: name)
    }
  }

  /// The word for the actor of a member that stands in another's place: an override is of the actor of what it overrides,
  /// which a member of another name does not follow.
  func isolation(_ member: MemberEntry, _ type: TypeEntry) -> String {
    guard member.isOverride else { return "" }
    if let addition = index.additions.overridden(by: member, of: type) {
      return index.additions.root(of: addition).isMainActor ? "" : offActor(member, type)
    }
    let isFree = !member.isStatic && MembersOfNSObject.nonisolated.contains(member.fullName)
    return isFree ? offActor(member, type) : ""
  }

  private func offActor(_ member: MemberEntry, _ type: TypeEntry) -> String {
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
    edits.replace(name, padding: own.isAsked ? Self.forwarded(member, type) : own.name)
    guard own.isAsked || own.words != "override " else { return }
    edits.replace(word, padding: isolation(member, type).trimmingBlanks)
    if !own.isAsked, let property = node.as(VariableDeclSyntax.self) {
      lowerObservers(property, member, type)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String { filter { $0 != " " } }
}

extension SourceIndex {
  /// The members by which a class answers for what extensions add, those included that its body gets for extensions of
  /// its own.
  func additionOverrides(of type: TypeEntry) -> [(member: MemberEntry, addition: Addition)] {
    func added(_ member: MemberEntry) -> (member: MemberEntry, addition: Addition)? {
      additions.overridden(by: member, of: type).map { (member, $0) }
    }
    return type.members.compactMap(added)
      + type.extensions.flatMap { entry in
        entry.members.compactMap(added).filter { isForwarded($0.member, of: entry, type) }
      }
  }

  /// Whether a class of the sources above has a member of its own for what an extension adds.
  func inheritsOwn(_ root: Addition, _ type: TypeEntry) -> Bool {
    lineage(of: type).dropFirst().contains { above in
      additionOverrides(of: above).contains { additions.root(of: $0.addition) == root }
    }
  }
}
