// SPDX-License-Identifier: MIT

/// An optional requirement that a class conforms without, and that a class below it meets.
///
/// Objective-C asks the object; Swift settles with the class that conforms what stands for the requirement. So that class
/// declares a member that does what is done where there is none, and the class below overrides it.
struct LateRequirement {
  /// The member as it is to be declared.
  var member: MemberEntry
  /// The protocol of the sources that asks for it.
  var own: TypeEntry?
  /// The protocol of the system that asks for it.
  var system: SystemProtocol?

  var isMainActor: Bool {
    own?.isMainActor ?? false
      || system.map { SystemProtocols.closure(of: $0.name).contains(where: \.isMainActor) } ?? false
  }

  /// The most that the protocol allows a member: what a public one asks for may be open.
  var access: TypeEntry.Access {
    guard let own, own.access < .public else { return .open }
    return own.access
  }
}

extension SourceIndex {
  /// Finds what the class meets of the requirements that those above it conform without.
  func findLateRequirements(of type: TypeEntry) {
    let above = lineage(of: type).dropFirst()
    guard !above.isEmpty else { return }
    type.members = type.members.map { late($0, nil, of: type, above) }
    for entry in type.extensions {
      entry.members = entry.members.map { late($0, entry, of: type, above) }
    }
  }

  private func late(
    _ member: MemberEntry, _ entry: ExtensionEntry?, of type: TypeEntry,
    _ above: ArraySlice<TypeEntry>
  ) -> MemberEntry {
    guard !member.isOverride, !member.isStatic, !member.isPrivate, !member.isBeyondObjC,
      !above.contains(where: { $0.allMembers.contains { $0.matches(member) } }),
      requirement(member, in: type.inherited, type) == nil
    else { return member }
    for ancestor in above {
      guard let found = requirement(member, in: ancestor.inherited, ancestor) else { continue }
      guard let certain = requirement(member, in: ancestor.inheritedForCertain, ancestor),
        canOverride(member, certain, in: entry, of: type, ancestor)
      else {
        type.unheard[member.fullName] = ancestor.name
        return member
      }
      if !ancestor.lateRequirements.contains(where: { $0.member.matches(found.member) }) {
        ancestor.lateRequirements.append(certain)
      }
      return overriding(member, certain, in: type, ancestor)
    }
    return member
  }

  private func canOverride(
    _ member: MemberEntry, _ requirement: LateRequirement, in entry: ExtensionEntry?,
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
    _ member: MemberEntry, _ requirement: LateRequirement, in type: TypeEntry,
    _ ancestor: TypeEntry
  ) -> MemberEntry {
    let access = min(type.access, ancestor.access, requirement.access)
    guard !requirement.member.isRenamedProperty || member.isMethod else {
      type.lateProperties.append((requirement.member, access))
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
    type.lateOverrides[member.fullName] = "override " + added
    return member
  }

  /// The optional requirement that a member meets, of the protocols of some names or those that they inherit from.
  private func requirement(
    _ member: MemberEntry, in names: [String], _ type: TypeEntry
  ) -> LateRequirement? {
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
          return LateRequirement(member: found, own: own)
        }
        pending += own.inherited
      } else if let system = SystemProtocols[name.lastComponent] {
        if system.optional.contains(member.fullName) {
          return LateRequirement(member: member, system: system)
        }
        pending += system.inherited
      }
    }
    return nil
  }
}

extension MemberEntry {
  /// Whether both are methods of one name, or properties.
  fileprivate func matches(_ other: MemberEntry) -> Bool {
    isMethod == other.isMethod && fullName == other.fullName
  }

  /// Whether the protocol asks for the property by another name, as its type is not optional.
  var isRenamedProperty: Bool {
    !isMethod && !signature.result.hasSuffix("?") && !signature.result.hasSuffix("!")
  }
}

extension TypeEntry {
  /// What the class conforms to by declarations of its module that are compiled whatever the flags.
  fileprivate var inheritedForCertain: [String] {
    let other = Set(
      extensions.filter { $0.module != module || !$0.isUnconditional }.flatMap(\.inherited))
    return inherited.filter { !other.contains($0) }
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
