// SPDX-License-Identifier: MIT

/// The members that extensions add to system classes and to classes of other modules, and the
/// overrides of those members.
struct Additions {
  private var byClass: [String: [Addition]] = [:]
  private var names: Set<String> = []
  /// For an override in an extension of a system class, the addition that it overrides directly.
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
    // If an extension is compiled with its class, its members can be declared in the class body.
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
    // Overrides in superclasses come first, because subclasses may override them again.
    let overriding = found.filter { $0.member.isOverride && names.contains($0.member.fullName) }
      .map { ($0, SystemClasses.inheritanceChain(of: $0.className)) }
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

  /// The first addition in the chain of overrides that ends at an addition, or the addition itself.
  func root(of addition: Addition) -> Addition {
    var addition = addition
    while let parent = parents[addition] { addition = parent }
    return addition
  }

  func isOverridden(_ addition: Addition) -> Bool { overridden.contains(root(of: addition)) }

  /// The overrides of an addition in extensions of subclasses, with the most derived classes first.
  func overrides(of addition: Addition) -> [Addition] {
    func depth(_ override: Addition) -> Int {
      SystemClasses.inheritanceChain(of: override.className).count
    }
    return parents.keys.filter { root(of: $0) == addition }
      .sorted { (depth($1), $0.className) < (depth($0), $1.className) }
  }

  /// The addition that the extension at a place declares with a member.
  func declared(by member: MemberEntry, at place: SourcePlace) -> Addition? {
    guard names.contains(member.fullName) else { return nil }
    return byClass.values.joined().first {
      $0.place == place && $0.member.isNamed(as: member) && $0.member.hasTypes(of: member)
    }
  }

  /// The nearest addition that a member of a class in the sources overrides.
  func overridden(by member: MemberEntry, of type: TypeEntry) -> Addition? {
    member.isOverride ? nearest(member, above: type) : nil
  }

  /// The nearest addition with a member's name in the superclasses of a class. Nil if a class of
  /// the sources declares the member itself.
  func nearest(_ member: MemberEntry, above type: TypeEntry) -> Addition? {
    guard names.contains(member.fullName) else { return nil }
    for above in index.inheritanceChain(of: type).dropFirst() {
      if let found = nearest(member, in: [Self.key(above)], type.place.path) { return found }
      if above.declares(member) { return nil }
    }
    guard let name = index.systemSuperclass(of: type) else { return nil }
    let chain = SystemClasses.inheritanceChain(of: index.systemName(name))
    if let found = nearest(member, in: chain[...], type.place.path) { return found }
    // The superclasses of an unknown class are not known either. Any addition of the name may be
    // inherited.
    guard !SystemClasses.isKnown(chain[0]) else { return nil }
    return nearest(member, in: byClass.keys.sorted()[...], type.place.path)
  }

  private static func key(_ type: TypeEntry) -> String { "\(type.module)/\(type.name)" }

  /// The nearest addition in a chain of classes. Prefers one with the same types over one with only
  /// the same name.
  func nearest(_ member: MemberEntry, in chain: ArraySlice<String>, _ path: String) -> Addition? {
    let all = chain.lazy.flatMap { byClass[$0] ?? [] }.filter {
      $0.member.isNamed(as: member) && (!$0.isPrivate || $0.place.path == path)
    }
    return all.first { $0.member.hasTypes(of: member) } ?? all.first
  }

  /// The added members with a name, in all classes.
  func named(_ name: String) -> [MemberEntry] {
    // Sorted, because the caller takes the first match.
    byClass.keys.sorted().flatMap { byClass[$0] ?? [] }.map(\.member)
      .filter { $0.plainName == name }
  }
}

extension Addition {
  /// Whether this declares a member that other classes may override.
  fileprivate var isFirst: Bool {
    member.isObjC && !member.isUnavailableInObjC && !member.isOverride
  }
}

extension TypeEntry {
  /// Whether the sources of the type's own module declare the member. An override then overrides
  /// that declaration.
  fileprivate func declares(_ member: MemberEntry) -> Bool {
    let own = members + extensions.filter { $0.module == module }.flatMap(\.members)
    return own.contains { !$0.isOverride && $0.isNamed(as: member) }
  }
}
