// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The declarations of all modules that are lowered together.
public final class SourceIndex {
  private var typesByName: [String: [TypeEntry]] = [:]
  private var aliases: [String: String] = [:]
  private var extensionsByPlace: [SourcePlace: ExtensionEntry] = [:]
  private var typesByPlace: [SourcePlace: TypeEntry] = [:]
  private(set) var foreignExtensions: [String: [ExtensionEntry]] = [:]
  private var selectorNames: Set<String> = []
  /// The global actors that the sources declare.
  private var otherActors: Set<String> = []
  private var appearances: Set<String> = []
  private var methodsByName: [String: [MemberEntry]] = [:]
  private var functionResults: [String: Set<String>] = [:]
  /// The types of all properties of a name, as written in the sources. An unstated type is empty.
  private var propertyTypes: [String: Set<String>] = [:]
  /// The methods that are optional requirements of protocols.
  private(set) var optionalMethods: [MemberEntry] = []
  /// The names of optional requirements that are properties of an optional type.
  private(set) var optionalPropertyNames: Set<String> = []
  private(set) lazy var optionalRequirements = Set(optionalMethods.map(\.fullName))
  private(set) lazy var optionalMethodNames = Set(optionalMethods.map(\.name))
  private var classesByLabels: [[String]: [TypeEntry]] = [:]
  private var subtypes: [ObjectIdentifier: [TypeEntry]] = [:]

  /// - Parameter modules: The files of each module, dependencies first.
  public init(_ modules: [(name: String, files: [SourceText], conditions: BuildConditions)]) {
    var extensions: [ExtensionEntry] = []
    for module in modules {
      for file in module.files {
        let collector = DeclarationCollector(
          path: file.path, module: module.name, conditions: module.conditions)
        collector.walk(file.tree)
        for type in collector.types {
          typesByName[type.name, default: []].append(type)
          typesByPlace[type.place] = type
        }
        extensions += collector.extensions
        aliases.merge(collector.aliases) { first, _ in first }
        selectorNames.formUnion(
          collector.selectors.compactMap { SystemProtocols.name(of: $0) }.map(String.init))
        selectorNames.formUnion(collector.selectorNames)
        appearances.formUnion(collector.appearances)
        functionResults.merge(collector.functionResults) { $0.union($1) }
      }
    }
    for entry in extensions {
      extensionsByPlace[entry.place] = entry
      if let type = type(named: entry.typeName, from: entry.module) {
        type.extensions.append(entry)
        type.inherited += entry.inherited
      } else {
        foreignExtensions[entry.typeName, default: []].append(entry)
      }
    }
    let all = typesByName.values.flatMap { $0 }
    for member in all.flatMap(\.allMembers) + foreignExtensions.values.joined().flatMap(\.members) {
      if member.isMethod {
        methodsByName[member.name, default: []].append(member)
        if member.isOptional { optionalMethods.append(member) }
      } else {
        propertyTypes[member.name, default: []].insert(member.signature.result)
        if member.isOptionalOfOptional { optionalPropertyNames.insert(member.name) }
      }
    }
    for type in all {
      if let parent = superclass(of: type) {
        subtypes[ObjectIdentifier(parent), default: []].append(type)
      }
    }
    otherActors = Set(all.filter { $0.attributes.contains("globalActor") }.map(\.name))
    for type in all where !type.attributes.isDisjoint(with: otherActors) {
      type.hasOtherActor = true
    }
    for type in all where type.kind == .class {
      for labels in type.initializers { classesByLabels[labels, default: []].append(type) }
    }
    for type in all where type.kind == .class { findSubclassRequirements(of: type) }
  }

  var allTypes: [TypeEntry] { Array(typesByPlace.values) }

  func type(at place: SourcePlace) -> TypeEntry? { typesByPlace[place] }

  func `extension`(at place: SourcePlace) -> ExtensionEntry? { extensionsByPlace[place] }

  /// Whether the sources declare an `observe` method that takes a key path.
  var declaresOwnObserving: Bool {
    methodsByName["observe"]?.contains { method in
      method.parameters.first.map { $0.label == "_" && $0.type.contains("KeyPath<") } ?? false
    } ?? false
  }

  /// The classes with an explicit Objective-C name that a file of a module can name.
  func namedClasses(from module: String, in path: String) -> [TypeEntry] {
    renamedClasses.filter {
      $0.module == module && ($0.access != .private || $0.place.path == path)
    }
  }

  private lazy var renamedClasses = allTypes.filter {
    $0.kind == .class && $0.givenName != nil && !$0.isGeneric
  }.sorted { $0.name < $1.name }

  /// Whether any method or property of the sources has the name.
  func isDeclared(_ name: String) -> Bool { methodsByName[name] != nil || isProperty(name) }

  func isProperty(_ name: String) -> Bool { propertyTypes[name] != nil }

  /// Whether a type of the sources exposes a property of the name to Objective-C.
  func isExposedProperty(_ name: String) -> Bool { exposedProperties.contains(name) }

  private lazy var exposedProperties = Set(
    allTypes.flatMap { type in
      type.allMembers.filter { !$0.isMethod && isExposed($0, of: type) }.map(\.name)
    })

  /// The type for which an alias of the sources is declared.
  func alias(_ name: String) -> String? { aliases[name] }

  /// Whether `AnyObject` or `AnyClass` occurs in an alias, a property, a result or a subscript of
  /// the sources.
  private(set) lazy var namesObjects =
    (aliases.values.map { $0 } + propertyTypes.values.joined() + functionResults.values.joined()
    + methodsByName.values.joined().map(\.signature.result)
    + allTypes.flatMap(\.allSubscripts).map(\.result))
    .contains { $0.contains("AnyObject") || $0.contains("AnyClass") }

  /// The methods of a name that types of the sources declare.
  func methods(named name: String) -> [MemberEntry] { methodsByName[name] ?? [] }

  /// The result types of all methods of a name, as written in the sources.
  func results(ofMethods name: String) -> Set<String> {
    Set((methodsByName[name] ?? []).map(\.signature.result))
  }

  /// The result types of all functions and methods that can be called by a name without a receiver.
  func results(ofCalls name: String) -> Set<String> {
    results(ofMethods: name).union(functionResults[name] ?? [])
  }

  func types(ofProperties name: String) -> Set<String> { propertyTypes[name] ?? [] }

  /// Whether a class has to declare that UIKit cannot create its objects. That applies to classes
  /// on which `appearance` is called and to the superclasses of such classes. Only the first class
  /// of an inheritance chain declares it.
  func declaresHiddenInitializers(_ type: TypeEntry) -> Bool {
    type.hidesInitializers
      && !inheritanceChain(of: type).dropFirst().contains(where: \.hidesInitializers)
      && ([type] + descendants(of: type)).contains { appearances.contains($0.name) }
  }

  /// Whether the sources declare a subclass of `Thread`.
  private(set) lazy var hasThreads = allTypes.contains { $0.kind == .class && isThread($0) }

  /// Whether a class is a subclass of `Thread`.
  func isThread(_ type: TypeEntry) -> Bool {
    ["Thread", "Foundation.Thread"].contains(systemSuperclass(of: type))
  }

  // MARK: Types

  /// The type of the sources to which `name` refers in a module.
  func type(named name: String, from module: String, in scope: String = "") -> TypeEntry? {
    var scope = scope.split(separator: ".").map(String.init)
    while !scope.isEmpty {
      if let found = find((scope + [name]).joined(separator: "."), module) { return found }
      scope.removeLast()
    }
    if let found = find(name, module) { return found }
    if let dot = name.firstIndex(of: ".") {
      return type(named: String(name[name.index(after: dot)...]), from: module)
    }
    guard let target = aliases[name], target != name else { return nil }
    return find(target, module)
  }

  /// The protocols of a composition or of its alias, or the name itself.
  func composition(_ name: String) -> [String] {
    (aliases[name] ?? name).split(separator: "&").map { part in
      part.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    }
  }

  /// The name of a system class without its module, after alias resolution.
  func systemName(_ name: String) -> String {
    let name = aliases[name] ?? name
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private func find(_ name: String, _ module: String) -> TypeEntry? {
    guard let found = typesByName[name] else { return nil }
    return found.first { $0.module == module } ?? found.first
  }

  /// The superclass, if the sources declare it.
  func superclass(of type: TypeEntry) -> TypeEntry? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let scope = type.name.split(separator: ".").dropLast().joined(separator: ".")
    guard let found = self.type(named: first, from: type.module, in: scope), found.kind == .class,
      found !== type
    else { return nil }
    return found
  }

  /// The class and its superclasses, as far as the sources declare them.
  func inheritanceChain(of type: TypeEntry) -> [TypeEntry] {
    var line = [type]
    while let next = superclass(of: line[line.count - 1]), !line.contains(where: { $0 === next }) {
      line.append(next)
    }
    return line
  }

  /// The first superclass that the sources do not declare, such as `UIView`.
  func systemSuperclass(of type: TypeEntry) -> String? {
    guard let name = inheritanceChain(of: type).last?.inherited.first else { return nil }
    return aliases[name] ?? name
  }

  /// Whether all superclasses up to NSObject are in the sources.
  func inheritsNSObject(_ type: TypeEntry) -> Bool {
    inheritanceChain(of: type).last?.inherited.first == "NSObject"
  }

  func isTestCase(_ type: TypeEntry) -> Bool {
    systemSuperclass(of: type).map { $0.hasSuffix("XCTestCase") } ?? false
  }

  func isMainActor(_ type: TypeEntry) -> Bool {
    inheritanceChain(of: type).contains(where: \.isMainActor)
  }

  /// Whether members of a class are isolated to the main actor by default.
  func isOnMainActor(_ type: TypeEntry) -> Bool {
    isMainActor(type)
      || systemSuperclass(of: type).map { SystemClasses.isMainActor(systemName($0)) } ?? false
  }

  /// The protocols of the sources to which a type conforms directly or through other types.
  func protocols(of type: TypeEntry) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var pending = inheritanceChain(of: type)
    while let next = pending.popLast() {
      for name in next.inherited {
        guard let type = self.type(named: name, from: next.module), type.kind == .protocol,
          !found.contains(where: { $0 === type })
        else { continue }
        found.append(type)
        pending.append(type)
      }
    }
    return found
  }

  /// The subclasses of a class, direct and indirect.
  func descendants(of type: TypeEntry) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var pending = [type]
    while let next = pending.popLast() {
      for type in subtypes[ObjectIdentifier(next)] ?? []
      where !found.contains(where: { $0 === type }) {
        found.append(type)
        pending.append(type)
      }
    }
    return found
  }

  /// The classes whose bodies declare an initialiser with these labels.
  func classes(withInitializer labels: [String]) -> [TypeEntry] { classesByLabels[labels] ?? [] }

  // MARK: Members

  /// The members that extensions add to system classes and other classes override.
  private(set) lazy var additions = Additions(self)

  /// Whether Objective-C's runtime would find the member by its name.
  func isExposed(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    if member.isUnavailableInObjC || member.isStatic || isNeverCalled(member, of: type) {
      return false
    }
    // Messages to objects are sent on the main actor.
    if !member.attributes.isDisjoint(with: otherActors) { return false }
    if member.isObjC || selectorNames.contains(member.plainName) { return true }
    // As in Objective-C, an override is found by the name of the overridden member.
    if !member.isPrivate, additions.overridden(by: member, of: type) != nil { return true }
    // A table view asks its data source for these methods before rows can be deleted or moved.
    if member.isMethod, SystemRequirements.changesBehavior(member.fullName) { return true }
    // UIKit declares the actions of the edit menu and sends them by name.
    if member.isOverride, member.parameters.count == 1, SystemRequirements.isAction(member.name) {
      return true
    }
    if inheritanceChain(of: type).contains(where: \.hasObjCMembers) { return !member.isPrivate }
    return member.isMethod
      && protocols(of: type).contains { proto in
        proto.isObjC && proto.members.contains { $0.fullName == member.fullName }
      }
  }

  /// Whether the class or a subclass overrides an NSObject member that Foundation on Linux lacks.
  func overridesObservation(_ type: TypeEntry) -> Bool {
    ([type] + descendants(of: type)).contains { type in
      !type.dependentKeys.isEmpty
        || type.allMembers.contains {
          $0.isOverride && MembersOfNSObject.declared.contains($0.fullName)
        }
    }
  }

  /// Whether the class has a table of members, to which its subclasses add theirs.
  func hasTable(_ type: TypeEntry) -> Bool {
    guard type.kind == .class, !type.hasOtherActor else { return false }
    return type.members.contains { isExposed($0, of: type) }
      || type.extensions.contains { hasTable($0, of: type) }
  }

  func hasTable(_ entry: ExtensionEntry, of type: TypeEntry) -> Bool {
    entry.module == type.module && entry.isUnconditional
      && entry.members.contains { isExposed($0, of: type) }
  }

  /// The member with a name and labels, and the type or extended type that declares it.
  ///
  /// - Parameter labels: Nil matches any labels.
  func member(
    _ name: String, _ labels: [String]?, of typeName: String, from module: String
  ) -> (owner: String, member: MemberEntry, isForeign: Bool)? {
    func matches(_ member: MemberEntry) -> Bool {
      guard member.plainName == name else { return false }
      guard let labels else { return true }
      return member.isMethod && member.parameters.map(\.label) == labels
    }
    guard let type = type(named: typeName, from: module) else {
      let own = foreignExtensions[typeName]?.lazy.flatMap(\.members).first(where: matches)
      return own.map { (typeName, $0, true) } ?? foreignMember(matches, of: typeName)
    }
    for ancestor in inheritanceChain(of: type) {
      if let found = ancestor.allMembers.first(where: matches) {
        return (ancestor.name, found, ancestor.kind != .class)
      }
    }
    for proto in protocols(of: type) {
      if let found = proto.allMembers.first(where: matches) { return (proto.name, found, true) }
    }
    return foreignMember(matches, of: systemSuperclass(of: type) ?? "")
  }

  /// A member that the sources add to a system class. Prefers the named class, then its nearest
  /// superclass, then any class.
  private func foreignMember(
    _ matches: (MemberEntry) -> Bool, of className: String
  ) -> (owner: String, member: MemberEntry, isForeign: Bool)? {
    let line = SystemClasses.inheritanceChain(of: systemName(className))
    let distances = foreignExtensions.map { name, entries in
      (line.firstIndex(of: systemName(name)) ?? line.count, name, entries)
    }
    for (_, name, entries) in distances.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      if let found = entries.lazy.flatMap(\.members).first(where: { matches($0) && $0.isObjC }) {
        return (name, found, true)
      }
    }
    return nil
  }

  /// The types whose objects respond to a method in Objective-C: protocols that require it, or the
  /// classes that first declare it.
  func memberOwners(of fullName: String, in path: String) -> [FileLowering.MemberOwner] {
    typesByMethod[fullName, default: []].filter { $0.access != .private || $0.place.path == path }
      .map { type in
        let member = type.allMembers.first { $0.isMethod && $0.fullName == fullName }
        return FileLowering.MemberOwner(
          type: type.name, result: member?.signature.result ?? "")
      }
  }

  /// The types whose objects have an Objective-C subscript with these labels, chosen as in
  /// ``memberOwners(of:in:)``.
  ///
  /// - Parameter stated: The types of the arguments, as far as they are known.
  func typesSubscripted(
    _ labels: [String], _ stated: [String?], in path: String
  ) -> [String] {
    let types = allTypes.filter { type in
      guard type.access != .private || type.place.path == path else { return false }
      return type.allSubscripts.contains { item in
        item.labels == labels && !item.isPrivate
          && zip(item.types, stated).allSatisfy { $1 == nil || $0 == $1 }
          && (item.isObjC || type.isObjC && type.kind == .protocol || type.hasObjCMembers)
      }
    }
    let protocols = types.filter { $0.kind == .protocol }
    return (protocols.isEmpty ? types.filter { $0.kind == .class } : protocols).map(\.name).sorted()
  }

  private lazy var typesByMethod: [String: [TypeEntry]] = {
    var protocols: [String: [TypeEntry]] = [:]
    var classes: [String: [TypeEntry]] = [:]
    for type in allTypes.sorted(by: { $0.name < $1.name }) {
      for member in type.allMembers where member.isMethod && !member.isStatic && !member.isOverride
      {
        if type.kind == .protocol, type.isObjC {
          protocols[member.fullName, default: []].append(type)
        } else if type.kind == .class, isExposed(member, of: type), !member.isPrivate {
          classes[member.fullName, default: []].append(type)
        }
      }
    }
    return classes.merging(protocols) { _, declaring in declaring }
  }()

  /// The selector of the methods with the name, if all have the same.
  func selector(ofMethodsNamed name: String) -> String? {
    guard let methods = methodsByName[name] else { return nil }
    let exposed = methods.filter(\.isObjC)
    let selectors = Set((exposed.isEmpty ? methods : exposed).map(\.selector))
    return selectors.count == 1 ? selectors.first : nil
  }
}
