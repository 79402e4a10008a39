// SPDX-License-Identifier: MIT

/// What extensions add to classes of the system's and of other modules, and which of it others override.
struct Additions {
  private var byClass: [String: [Addition]] = [:]
  private var names: Set<String> = []
  /// What an override in an extension of the system's class overrides, directly.
  private var parents: [Addition: Addition] = [:]
  private var overridden: Set<Addition> = []
  private unowned let index: SourceIndex

  init(_ index: SourceIndex) {
    self.index = index
    var found: [Addition] = []
    for (name, entries) in index.foreignExtensions.sorted(by: { $0.key < $1.key }) {
      let className = index.systemName(name)
      for entry in entries where entry.isUnconditional {
        found += entry.members.filter(\.signature.isForwardable)
          .map { Addition($0, in: entry, of: className) }
      }
    }
    // A body can be added to where it is compiled with the extension.
    for type in index.allTypes where type.kind == .class && !type.hasOtherActor {
      for entry in type.extensions where entry.module != type.module && entry.isUnconditional {
        let added = entry.members.filter(\.signature.isForwardable)
          .map { Addition($0, in: entry, of: type, isMainActor: index.isOnMainActor(type)) }
          .filter(\.isFirst)
        byClass[Self.key(type), default: []] += added
        names.formUnion(added.map(\.member.fullName))
      }
    }
    for addition in found where addition.isFirst {
      byClass[addition.className, default: []].append(addition)
      names.insert(addition.member.fullName)
    }
    // Those of a class before those of the classes below it, which may override them again.
    let overriding = found.filter { $0.member.isOverride && names.contains($0.member.fullName) }
      .map { ($0, SystemClasses.lineage(of: $0.className)) }
      .sorted { ($0.1.count, $0.0.place.path) < ($1.1.count, $1.0.place.path) }
    for (addition, line) in overriding {
      guard let parent = nearest(addition.member, in: line.dropFirst(), addition.place.path),
        parent.module == addition.module, !parent.isPrivate, !addition.isPrivate
      else { continue }
      parents[addition] = parent
      byClass[addition.className, default: []].append(addition)
      overridden.insert(root(of: addition))
    }
    for type in index.allTypes where type.kind == .class {
      for member in type.allMembers {
        if let addition = self.overridden(by: member, of: type) {
          overridden.insert(root(of: addition))
        }
      }
    }
  }

  /// The addition that an override in an extension of the system's leads to in the end, or itself.
  func root(of addition: Addition) -> Addition {
    var addition = addition
    while let parent = parents[addition] { addition = parent }
    return addition
  }

  func isOverridden(_ addition: Addition) -> Bool { overridden.contains(root(of: addition)) }

  /// The overrides of an addition in extensions of classes below, those of the lowest classes first.
  func overrides(of addition: Addition) -> [Addition] {
    parents.keys.filter { root(of: $0) == addition }.sorted {
      let depths = ($0, $1)
      let first = SystemClasses.lineage(of: depths.0.className).count
      let second = SystemClasses.lineage(of: depths.1.className).count
      return (second, $0.className) < (first, $1.className)
    }
  }

  /// The addition that an extension declares by a member.
  func declared(by member: MemberEntry, at place: SourcePlace) -> Addition? {
    guard names.contains(member.fullName) else { return nil }
    return byClass.values.joined().first {
      $0.place == place && $0.member.isNamed(as: member) && $0.member.hasTypes(of: member)
    }
  }

  /// The addition that a member of a class of the sources overrides, in its line the nearest one.
  func overridden(by member: MemberEntry, of type: TypeEntry) -> Addition? {
    member.isOverride ? nearest(member, above: type) : nil
  }

  /// The addition that a class finds by a member's name above itself; nil where a class of the sources declares one.
  func nearest(_ member: MemberEntry, above type: TypeEntry) -> Addition? {
    guard names.contains(member.fullName) else { return nil }
    for above in index.lineage(of: type).dropFirst() {
      if let found = nearest(member, in: [Self.key(above)], type.place.path) { return found }
      if above.declares(member) { return nil }
    }
    guard let name = index.systemSuperclass(of: type) else { return nil }
    let line = SystemClasses.lineage(of: index.systemName(name))
    if let found = nearest(member, in: line[...], type.place.path) { return found }
    // Nobody says what a class inherits that neither the sources nor the table know.
    guard !SystemClasses.isKnown(line[0]) else { return nil }
    return nearest(member, in: byClass.keys.sorted()[...], type.place.path)
  }

  private static func key(_ type: TypeEntry) -> String { "\(type.module)/\(type.name)" }

  /// The nearest addition in a line of classes: one of the same types, or else of the same name.
  func nearest(_ member: MemberEntry, in line: ArraySlice<String>, _ path: String) -> Addition? {
    let all = line.lazy.flatMap { byClass[$0] ?? [] }.filter {
      $0.member.isNamed(as: member) && (!$0.isPrivate || $0.place.path == path)
    }
    return all.first { $0.member.hasTypes(of: member) } ?? all.first
  }

  /// The members of a name that a class may find in an extension of the system's.
  func named(_ name: String) -> [MemberEntry] {
    byClass.values.joined().map(\.member).filter { $0.plainName == name }
  }
}

extension Addition {
  /// Whether this declares a member that others may override.
  fileprivate var isFirst: Bool { member.isObjC && !member.isBeyondObjC && !member.isOverride }
}

extension TypeEntry {
  /// Whether the sources of its module declare the member, so that an override is one of that.
  fileprivate func declares(_ member: MemberEntry) -> Bool {
    let own = members + extensions.filter { $0.module == module }.flatMap(\.members)
    return own.contains { !$0.isOverride && $0.isNamed(as: member) }
  }
}
