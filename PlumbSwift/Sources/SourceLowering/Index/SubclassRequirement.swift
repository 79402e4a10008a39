// SPDX-License-Identifier: MIT

/// An optional requirement that a conforming class lacks and one of its subclasses implements.
///
/// Objective-C looks the method up in the object. Swift chooses the implementation of the
/// requirement once, for the class that conforms. So the conforming class gets a member that
/// behaves as if it were absent, and the subclass overrides it.
struct SubclassRequirement {
  /// The member that the conforming class has to declare.
  var member: MemberEntry
  /// The protocol with the requirement, if the sources declare it.
  var own: TypeEntry?
  /// The protocol with the requirement, if it is a system protocol.
  var system: SystemProtocol?

  var isMainActor: Bool {
    own?.isMainActor ?? false
      || system.map { SystemProtocols.closure(of: $0.name).contains(where: \.isMainActor) } ?? false
  }

  /// The widest access that the protocol allows a member. For a public protocol the member may be
  /// open.
  var access: TypeEntry.Access {
    guard let own, own.access < .public else { return .open }
    return own.access
  }
}

extension SourceIndex {
  /// Finds the requirements that this class implements and its conforming superclasses lack.
  func findSubclassRequirements(of type: TypeEntry) {
    let above = inheritanceChain(of: type).dropFirst()
    guard !above.isEmpty else { return }
    type.members = type.members.map { implementing($0, nil, of: type, above) }
    for entry in type.extensions {
      entry.members = entry.members.map { implementing($0, entry, of: type, above) }
    }
  }

  private func implementing(
    _ member: MemberEntry, _ entry: ExtensionEntry?, of type: TypeEntry,
    _ above: ArraySlice<TypeEntry>
  ) -> MemberEntry {
    guard !member.isOverride, !member.isStatic, !member.isPrivate, !member.isUnavailableInObjC,
      !above.contains(where: { $0.allMembers.contains { $0.matches(member) } }),
      requirement(member, in: type.inherited, type) == nil
    else { return member }
    for ancestor in above {
      guard let found = requirement(member, in: ancestor.inherited, ancestor) else { continue }
      guard let certain = requirement(member, in: ancestor.unconditionallyInherited, ancestor),
        canOverride(member, certain, in: entry, of: type, ancestor)
      else {
        type.uncalledMembers[member.fullName] = ancestor.name
        return member
      }
      if !ancestor.subclassRequirements.contains(where: { $0.member.matches(found.member) }) {
        ancestor.subclassRequirements.append(certain)
      }
      return overriding(member, certain, in: type, ancestor)
    }
    return member
  }

  private func canOverride(
    _ member: MemberEntry, _ requirement: SubclassRequirement, in entry: ExtensionEntry?,
    of type: TypeEntry, _ ancestor: TypeEntry
  ) -> Bool {
    if type.module != ancestor.module, ancestor.access != .open { return false }
    if let system = requirement.system, SystemProtocols.withoutStandIn.contains(system.name) {
      return false
    }
    if let entry, entry.module != type.module || !entry.isUnconditional { return false }
    return member.isMethod
      ? requirement.member.signature.isForwardable
      : requirement.member.isRenamedProperty || member.signature.isForwardable
  }

  private func overriding(
    _ member: MemberEntry, _ requirement: SubclassRequirement, in type: TypeEntry,
    _ ancestor: TypeEntry
  ) -> MemberEntry {
    let access = min(type.access, ancestor.access, requirement.access)
    guard !requirement.member.isRenamedProperty || member.isMethod else {
      type.subclassProperties.append((requirement.member, access))
      return member
    }
    var member = member
    member.isOverride = true
    let modifiers = member.signature.modifiers
    var added = ""
    if access >= .public, !modifiers.contains("public "), !modifiers.contains("open ") {
      added = "public "
    } else if access == .package, !modifiers.contains("package ") {
      added = "package "
    }
    member.signature.modifiers = added + modifiers
    type.overrideModifiers[member.fullName] = "override " + added
    return member
  }

  /// The optional requirement that a member implements, in the named protocols or the protocols
  /// that they inherit from.
  private func requirement(
    _ member: MemberEntry, in names: [String], _ type: TypeEntry
  ) -> SubclassRequirement? {
    var pending = names
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      let parts = composition(name)
      guard parts == [name] else {
        pending += parts
        continue
      }
      if let own = self.type(named: name, from: type.module) {
        guard own.kind == .protocol else { continue }
        if own.isObjC,
          let found = own.members.first(where: { $0.isOptional && $0.matches(member) })
        {
          return SubclassRequirement(member: found, own: own)
        }
        pending += own.inherited
      } else if let system = SystemProtocols[name.lastComponent] {
        if system.optional.contains(member.fullName) {
          return SubclassRequirement(member: member, system: system)
        }
        pending += system.inherited
      }
    }
    return nil
  }
}

extension MemberEntry {
  /// Whether both are methods or both are properties, with the same full name.
  fileprivate func matches(_ other: MemberEntry) -> Bool {
    isMethod == other.isMethod && fullName == other.fullName
  }

  /// Whether the lowered protocol requires the property under another name. That is so if its type
  /// is not optional.
  var isRenamedProperty: Bool {
    !isMethod && !signature.result.hasSuffix("?") && !signature.result.hasSuffix("!")
  }
}

extension TypeEntry {
  /// The types in the inheritance clauses that are certainly compiled and in the class's own
  /// module.
  fileprivate var unconditionallyInherited: [String] {
    let other = Set(
      extensions.filter { $0.module != module || !$0.isUnconditional }.flatMap(\.inherited))
    return inherited.filter { !other.contains($0) }
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
