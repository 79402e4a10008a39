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
  /// The types of all properties of a name, as the sources state them; empty where one states none.
  private var propertyTypes: [String: Set<String>] = [:]
  /// The methods that are optional requirements of protocols.
  private(set) var optionalMethods: [MemberEntry] = []
  /// The names of optional requirements that are properties of an optional type.
  private(set) var optionalPropertyNames: Set<String> = []
  private(set) lazy var optionalRequirements = Set(optionalMethods.map(\.fullName))
  private(set) lazy var optionalMethodNames = Set(optionalMethods.map(\.name))
  private var classesByLabels: [[String]: [TypeEntry]] = [:]
  private var subtypes: [ObjectIdentifier: [TypeEntry]] = [:]

  /// - Parameter modules: the files of each module, dependencies first.
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
    for type in all where type.kind == .class { findLateRequirements(of: type) }
  }

  var allTypes: [TypeEntry] { Array(typesByPlace.values) }

  func type(at place: SourcePlace) -> TypeEntry? { typesByPlace[place] }

  func `extension`(at place: SourcePlace) -> ExtensionEntry? { extensionsByPlace[place] }

  /// Whether the sources declare methods `observe` of their own that take key paths.
  var declaresOwnObserving: Bool {
    methodsByName["observe"]?.contains { method in
      method.parameters.first.map { $0.label == "_" && $0.type.contains("KeyPath<") } ?? false
    } ?? false
  }

  /// The classes that a file of a module reaches, and that the sources give a name of Objective-C's.
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

  /// Whether a type of the sources has a property of the name that Objective-C sees.
  func isExposedProperty(_ name: String) -> Bool { exposedProperties.contains(name) }

  private lazy var exposedProperties = Set(
    allTypes.flatMap { type in
      type.allMembers.filter { !$0.isMethod && isExposed($0, of: type) }.map(\.name)
    })

  /// What an alias of the sources stands for.
  func alias(_ name: String) -> String? { aliases[name] }

  /// Whether a property, an alias or the result of a function has an `AnyObject`.
  private(set) lazy var namesObjects =
    (aliases.values.map { $0 } + propertyTypes.values.joined() + functionResults.values.joined()
    + methodsByName.values.joined().map(\.signature.result)
    + allTypes.flatMap(\.allSubscripts).map(\.result))
    .contains { $0.contains("AnyObject") || $0.contains("AnyClass") }

  /// The methods of a name that types of the sources declare.
  func methods(named name: String) -> [MemberEntry] { methodsByName[name] ?? [] }

  /// The results of all methods of a name, as the sources state them.
  func results(ofMethods name: String) -> Set<String> {
    Set((methodsByName[name] ?? []).map(\.signature.result))
  }

  /// The results of all functions and methods that a name without an object before it may mean.
  func results(ofCalls name: String) -> Set<String> {
    results(ofMethods: name).union(functionResults[name] ?? [])
  }

  func types(ofProperties name: String) -> Set<String> { propertyTypes[name] ?? [] }

  /// Whether a class is to say that UIKit cannot make objects of it: one that is asked for its appearance, or that such
  /// a class inherits from, and that says so first.
  func declaresHiddenInitializers(_ type: TypeEntry) -> Bool {
    type.hidesInitializers && !lineage(of: type).dropFirst().contains(where: \.hidesInitializers)
      && ([type] + descendants(of: type)).contains { appearances.contains($0.name) }
  }

  /// Whether a class of the sources is below `Thread`.
  private(set) lazy var hasThreads = allTypes.contains { $0.kind == .class && isThread($0) }

  /// Whether a class is below `Thread`.
  func isThread(_ type: TypeEntry) -> Bool {
    ["Thread", "Foundation.Thread"].contains(systemSuperclass(of: type))
  }

  // MARK: Types

  /// The type that `name` means in a module, among those of the sources.
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

  /// The protocols that a name stands for, where it is one of several or of an alias.
  func composition(_ name: String) -> [String] {
    (aliases[name] ?? name).split(separator: "&").map { part in
      part.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    }
  }

  /// The name of a class of the system's without the module, or what an alias of the sources stands for.
  func systemName(_ name: String) -> String {
    let name = aliases[name] ?? name
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private func find(_ name: String, _ module: String) -> TypeEntry? {
    guard let found = typesByName[name] else { return nil }
    return found.first { $0.module == module } ?? found.first
  }

  /// The class that a class inherits from, where the sources declare it.
  func superclass(of type: TypeEntry) -> TypeEntry? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let scope = type.name.split(separator: ".").dropLast().joined(separator: ".")
    guard let found = self.type(named: first, from: type.module, in: scope), found.kind == .class,
      found !== type
    else { return nil }
    return found
  }

  /// The class and those it inherits from, as far as the sources declare them.
  func lineage(of type: TypeEntry) -> [TypeEntry] {
    var line = [type]
    while let next = superclass(of: line[line.count - 1]), !line.contains(where: { $0 === next }) {
      line.append(next)
    }
    return line
  }

  /// The first name in the line of superclasses that the sources do not declare, such as `UIView`.
  func systemSuperclass(of type: TypeEntry) -> String? {
    guard let name = lineage(of: type).last?.inherited.first else { return nil }
    return aliases[name] ?? name
  }

  /// Whether the sources know all classes above but NSObject.
  func inheritsNSObject(_ type: TypeEntry) -> Bool {
    lineage(of: type).last?.inherited.first == "NSObject"
  }

  func isTestCase(_ type: TypeEntry) -> Bool {
    systemSuperclass(of: type).map { $0.hasSuffix("XCTestCase") } ?? false
  }

  func isMainActor(_ type: TypeEntry) -> Bool { lineage(of: type).contains(where: \.isMainActor) }

  /// Whether members of a class are the main actor's where they do not say other.
  func isOnMainActor(_ type: TypeEntry) -> Bool {
    isMainActor(type)
      || systemSuperclass(of: type).map { SystemClasses.isMainActor(systemName($0)) } ?? false
  }

  /// The protocols of the sources that a type conforms to, itself or through others.
  func protocols(of type: TypeEntry) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var pending = lineage(of: type)
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

  /// The classes below a class.
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

  /// The classes whose bodies declare an initialiser with such labels.
  func classes(withInitializer labels: [String]) -> [TypeEntry] { classesByLabels[labels] ?? [] }

  // MARK: Members

  /// What extensions add to classes of the system's, and others override.
  private(set) lazy var additions = Additions(self)

  /// Whether Objective-C's runtime would find the member by its name.
  func isExposed(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    if member.isBeyondObjC || member.isStatic || isUnheard(member, of: type) { return false }
    // Objects are called on the main actor.
    if !member.attributes.isDisjoint(with: otherActors) { return false }
    if member.isObjC || selectorNames.contains(member.plainName) { return true }
    // As in Objective-C, where an override is found by the name of what it overrides.
    if !member.isPrivate, additions.overridden(by: member, of: type) != nil { return true }
    // A row can be deleted and moved where its data source says what comes of it.
    if member.isMethod, SystemRequirements.isAsked(member.fullName) { return true }
    // UIKit declares the methods behind menus, and sends them by name.
    if member.isOverride, member.parameters.count == 1, SystemRequirements.isAction(member.name) {
      return true
    }
    if lineage(of: type).contains(where: \.hasObjCMembers) { return !member.isPrivate }
    return member.isMethod
      && protocols(of: type).contains { proto in
        proto.isObjC && proto.members.contains { $0.fullName == member.fullName }
      }
  }

  /// Whether the class or one below it overrides a member of NSObject's that Foundation lacks here.
  func overridesObservation(_ type: TypeEntry) -> Bool {
    ([type] + descendants(of: type)).contains { type in
      !type.dependentKeys.isEmpty
        || type.allMembers.contains {
          $0.isOverride && MembersOfNSObject.declared.contains($0.fullName)
        }
    }
  }

  /// Whether the class has a table of members, and those below it add to it.
  func hasTable(_ type: TypeEntry) -> Bool {
    guard type.kind == .class, !type.hasOtherActor else { return false }
    return type.members.contains { isExposed($0, of: type) }
      || type.extensions.contains { hasTable($0, of: type) }
  }

  func hasTable(_ entry: ExtensionEntry, of type: TypeEntry) -> Bool {
    entry.module == type.module && entry.isUnconditional
      && entry.members.contains { isExposed($0, of: type) }
  }

  /// A member by its name and labels, with the type or the extended type that declares it.
  ///
  /// - Parameter labels: nil where any will do.
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
    for ancestor in lineage(of: type) {
      if let found = ancestor.allMembers.first(where: matches) {
        return (ancestor.name, found, ancestor.kind != .class)
      }
    }
    for proto in protocols(of: type) {
      if let found = proto.allMembers.first(where: matches) { return (proto.name, found, true) }
    }
    return foreignMember(matches, of: systemSuperclass(of: type) ?? "")
  }

  /// A member that the sources add to a class of the system's: to the one of the name, to the nearest above, or else to
  /// any.
  private func foreignMember(
    _ matches: (MemberEntry) -> Bool, of className: String
  ) -> (owner: String, member: MemberEntry, isForeign: Bool)? {
    let line = SystemClasses.lineage(of: systemName(className))
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

  /// The types whose objects answer to a method as far as Objective-C sees it: the protocols that ask for it, or else
  /// the classes that declare it first.
  func answers(to fullName: String, in path: String) -> [FileLowering.ObjectAnswer] {
    answering[fullName, default: []].filter { $0.access != .private || $0.place.path == path }
      .map { type in
        let member = type.allMembers.first { $0.isMethod && $0.fullName == fullName }
        return FileLowering.ObjectAnswer(
          type: type.name, result: member?.signature.result ?? "")
      }
  }

  /// The types whose objects have a subscript with such labels as far as Objective-C sees it, as ``answers(to:in:)``.
  ///
  /// - Parameter stated: the types of the arguments, as far as they are known.
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

  private lazy var answering: [String: [TypeEntry]] = {
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
    return classes.merging(protocols) { _, asked in asked }
  }()

  /// The one selector that all methods of the name have.
  func selector(ofMethodsNamed name: String) -> String? {
    guard let methods = methodsByName[name] else { return nil }
    let exposed = methods.filter(\.isObjC)
    let selectors = Set((exposed.isEmpty ? methods : exposed).map(\.selector))
    return selectors.count == 1 ? selectors.first : nil
  }
}
