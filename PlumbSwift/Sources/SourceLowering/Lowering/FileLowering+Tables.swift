// SPDX-License-Identifier: MIT

import SwiftSyntax

// A class with members that Objective-C finds by name gets a method that finds them. It covers the
// class body, the extensions in the same module and the superclass.
extension FileLowering {
  func lower(_ node: ClassDeclSyntax) {
    guard let type = index.type(at: SourcePlace(file.path, node)) else { return }
    var members: [String] = []
    lowerSuperclass(node, type)
    if index.hasTable(type) {
      members.append(table(of: type))
      declareConformance(node, type)
      needsUIKit = true
    }
    if index.declaresHiddenInitializers(type),
      let last = node.inheritanceClause?.inheritedTypes.last
    {
      edits.insert(", _HidesInitializers", at: last.range.upperBound)
    }
    members += forwardedMembers(of: type)
    members += optionalWitnesses(of: type)
    members += optionalSubscripts(of: type)
    members += subclassRequirementMembers(of: type)
    members += dependentKeys(of: type)
    if let literal = literalInitializer(node, type) { members.append(literal) }
    for interface in additionsOverridden(by: type) { conform(node, to: interface) }
    if node.attributes.has("main") || node.attributes.has("UIApplicationMain"),
      isApplicationDelegate(type),
      !type.allMembers.contains(where: { $0.name == "main" && $0.isStatic })
    {
      members.append("static func main() { UIApplication._run(\(type.name)()) }")
      needsUIKit = true
    }
    if index.isTestCase(type) {
      members += failureMembers(of: type) + objectMembers(of: type) + listedTests(of: type)
    }
    append(members, to: node.memberBlock)
    warnOfSubclassRequirements(in: node.memberBlock, of: type)
    if index.isTestCase(type) {
      lowerTestCase(node.memberBlock, of: type)
      if let conformance = testConformance(of: node, type), let types = node.inheritanceClause {
        edits.insert(conformance, at: types.inheritedTypes.range.upperBound)
      }
    }
  }

  /// Changes the superclass. A class that overrides members of Apple's NSObject derives from
  /// `KeyValueObject`. A subclass of `Thread` derives from `ThreadObject`.
  private func lowerSuperclass(_ node: ClassDeclSyntax, _ type: TypeEntry) {
    guard let types = node.inheritanceClause?.inheritedTypes, let parent = types.first?.type else {
      return
    }
    // A subclass repeats the unchecked `Sendable` conformance of its superclass.
    if index.isThread(type),
      !types.contains(where: { $0.type.trimmedDescription.contains("Sendable") })
    {
      edits.insert(", @unchecked Sendable", at: types.last?.range.upperBound ?? 0)
    }
    switch parent.trimmedDescription {
    case "NSObject" where index.overridesObservation(type):
      edits.replace(parent, padding: "KeyValueObject")
    // The compiler cannot load the members of Foundation's class for a subclass.
    case "Thread" where index.type(named: "Thread", from: module) == nil, "Foundation.Thread":
      edits.replace(parent, padding: "ThreadObject")
    default: return
    }
    needsUIKit = true
  }

  /// The required initialiser of a UIImage subclass that declares designated initialisers. Apple's
  /// UIImage does not require it.
  private func literalInitializer(_ node: ClassDeclSyntax, _ type: TypeEntry) -> String? {
    guard index.systemSuperclass(of: type) == "UIImage" else { return nil }
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let isDesignated = own.contains { item in
      !item.modifiers.contains { $0.name.text == "convenience" }
    }
    let isDeclared = own.contains {
      $0.signature.parameterClause.parameters.first?.firstName.text == "imageLiteralResourceName"
    }
    guard isDesignated, !isDeclared else { return nil }
    let access = type.access >= .public ? "public " : ""
    return "\(access)required convenience init(imageLiteralResourceName _name: Swift.String) { "
      + "fatalError(\"no image literal creates this class\") }"
  }

  private func isApplicationDelegate(_ type: TypeEntry) -> Bool {
    index.inheritanceChain(of: type).contains { $0.inherited.contains("UIApplicationDelegate") }
  }

  private func inheritsTable(_ type: TypeEntry) -> Bool {
    index.inheritanceChain(of: type).dropFirst().contains(where: index.hasTable)
  }

  private func declareConformance(_ node: ClassDeclSyntax, _ type: TypeEntry) {
    if !inheritsTable(type) { conform(node, to: "NamedMembers") }
  }

  func conform(_ node: ClassDeclSyntax, to name: String) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", \(name)", at: last.range.upperBound)
    } else {
      let end = node.genericParameterClause?.range.upperBound ?? node.name.range.upperBound
      edits.insert(": \(name)", at: end)
    }
  }

  private func table(of type: TypeEntry) -> String {
    let access =
      switch type.access {
      case .open: "open "
      case .public: "public "
      case .package: "package "
      default: ""
      }
    let inherits = inheritsTable(type)
    var next = type.extensions.filter { index.hasTable($0, of: type) }
      .map { "_namedMembers\($0.tag)(_name)" }
    if inherits { next.append("super._namedMember(_name)") }
    let fallback = next.isEmpty ? "nil" : next.joined(separator: " ?? ")
    return
      "\(isDeprecated(type) ? Self.deprecation : "")@MainActor \(access)\(inherits ? "override " : "")func _namedMember("
      + "_ _name: Swift.String) -> NamedMember? "
      + body(of: type.members.filter { index.isExposed($0, of: type) }, type, fallback)
  }

  private static let deprecation = "@available(*, deprecated) "

  /// Whether the table names deprecated members or calls a deprecated table.
  private func isDeprecated(_ type: TypeEntry) -> Bool {
    index.inheritanceChain(of: type).contains { above in
      above.allMembers.contains { !$0.deprecation.isEmpty && index.isExposed($0, of: above) }
    }
  }

  private func body(_ cases: [String], _ fallback: String) -> String {
    "{ switch _name { \(cases.joined(separator: "; ")); default: return \(fallback) } }"
  }

  private func body(of members: [MemberEntry], _ type: TypeEntry, _ fallback: String) -> String {
    guard !members.isEmpty else { return "{ \(fallback) }" }
    var seen: Set<String> = []
    let cases = members.filter { seen.insert($0.selector).inserted }.map { member -> String in
      // A property with a function can be called like the method.
      let isOverloaded =
        type.allMembers.filter {
          $0.isMethod ? $0.fullName == member.fullName : $0.name == member.name
        }.count > 1
      // The table calls the extension's member, which dispatches to the override.
      let added = ownMember(member, of: type)?.root
      let names = Set([
        member.selector, added?.selector, SystemProtocols.selector(of: member.fullName),
      ])
      .compactMap { $0.map { "\"\($0)\"" } }.sorted().joined(separator: ", ")
      return "case \(names): return \(value(of: added ?? member, isOverloaded))"
    }
    return body(cases, fallback)
  }

  private func value(of member: MemberEntry, _ isOverloaded: Bool) -> String {
    switch member.kind {
    case .method(let parameters):
      // The closure of a task is nested in this one and cannot use `$0`.
      let given = parameters.isEmpty ? "_ in " : member.isAsync ? "_arguments in " : ""
      let arguments = member.isAsync ? "_arguments" : "$0"
      return ".method { \(given)\(member.call(on: "self", arguments, typed: isOverloaded)) }"
    case .property(let isSettable):
      let set = isSettable ? ", { self.\(member.name) = $0 }" : ""
      return ".property({ self.\(member.name) }\(set))"
    }
  }

  /// Adds the part of the table for an extension.
  func lower(_ node: ExtensionDeclSyntax) {
    guard let entry = index.extension(at: SourcePlace(file.path, node)) else { return }
    if let type = index.type(named: entry.typeName, from: module) {
      warnOfSubclassRequirements(in: node.memberBlock, of: type)
      if index.hasTable(type), index.hasTable(entry, of: type) {
        let members = entry.members.filter { index.isExposed($0, of: type) }
        // Without a modifier, members of a private extension are private to the file.
        let access = entry.isPrivate ? "" : "internal "
        needsUIKit = true
        append(
          [
            (members.allSatisfy(\.deprecation.isEmpty) ? "" : Self.deprecation)
              + "@MainActor \(isReachable(entry, from: type) ? access : "internal ")func "
              + "_namedMembers\(entry.tag)(_ _name: Swift.String) -> NamedMember? "
              + body(of: members, type, "nil")
          ], to: node.memberBlock)
      }
      if index.isTestCase(type) {
        lowerTestCase(node.memberBlock, of: type)
      }
    }
    lowerInitializers(in: node, entry)
    lowerAdditions(in: node, entry)
    lowerOverrides(in: node, entry)
  }

  private func isReachable(_ entry: ExtensionEntry, from type: TypeEntry) -> Bool {
    entry.place.path == type.place.path
  }
}
