// SPDX-License-Identifier: MIT

import SwiftSyntax

// Members of extensions that override others or are overridden. Swift dispatches only members of
// class bodies. The extension's member is renamed, and the class body gets a member with its name
// that forwards to it.
extension FileLowering {
  /// The prefix of a renamed extension member. It differs between classes, because subclasses have
  /// such members too. It is no longer than the word `override`.
  static func prefix(_ type: String) -> String { "_\(type.fingerprint.suffix(5))_" }

  static func forwarded(_ member: MemberEntry, _ type: TypeEntry) -> String {
    prefix(type.name) + member.plainName
  }

  /// The members that a class body declares for its extensions, and for its own members whose types
  /// differ from those of the addition.
  func forwardedMembers(of type: TypeEntry) -> [String] {
    type.members.filter { ownMember($0, of: type)?.hasOtherTypes ?? false }.map {
      forwarding($0, type)
    }
      + type.extensions.flatMap { entry in
        entry.members.filter { index.isForwarded($0, of: entry, type) }
          .map { forwarding($0, type, isPrivate: $0.isPrivate || entry.isPrivate) }
      }
  }

  private func forwarding(
    _ member: MemberEntry, _ type: TypeEntry, isPrivate: Bool = false
  ) -> String {
    let own = ownMember(member, of: type)
    let declaration = own?.root ?? member
    let signature = declaration.signature
    let name = own?.name ?? member.name
    let words = own?.modifiers ?? (member.isOverride ? "override " : "")
    let head =
      member.deprecation + (member.hasResult && member.isMethod ? "@discardableResult " : "")
      + words
      // A member that is overridden in its file may have types that are private to the file.
      + (isPrivate && !member.isOverride ? "fileprivate " : "") + member.signature.modifiers
    let renamed = Self.forwarded(member, type)
    switch declaration.kind {
    case .method:
      let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
      return "\(head)func \(name)\(own == nil ? signature.tail : signature.requirement) "
        + "{ \(effects)\(renamed)\(signature.arguments) }"
    case .property where !member.observers.isEmpty:
      let calls = member.observers.map { word in
        "\(word) { \(Self.observer(word, member, type))"
          + "(\(word == "didSet" ? "oldValue" : "newValue")) }"
      }
      return "\(head)var \(name): \(signature.result) { \(calls.joined(separator: "; ")) }"
    case .property(let isSettable):
      let body =
        isSettable ? "get { \(renamed) } set { \(renamed) = newValue }" : "\(renamed)"
      return "\(head)var \(name): \(signature.result) { \(body) }"
    }
  }

  func lowerOverrides(in node: ExtensionDeclSyntax, _ entry: ExtensionEntry) {
    let type = index.type(named: entry.typeName, from: module)
    lowerOverrides(
      in: node.memberBlock.members, entry, type.flatMap { $0.kind == .class ? $0 : nil })
  }

  private func lowerOverrides(
    in members: MemberBlockItemListSyntax, _ entry: ExtensionEntry, _ type: TypeEntry?
  ) {
    for item in members {
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          if case .decls(let members) = clause.elements {
            lowerOverrides(in: members, entry, type)
          }
        }
      } else if let method = item.decl.as(FunctionDeclSyntax.self) {
        lowerOverride(
          MemberEntry(method), method.modifiers, method.name, entry, type)
        blankAvailability(method.attributes, MemberEntry(method), entry, type)
      } else if let property = item.decl.as(VariableDeclSyntax.self),
        let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let member = MemberEntry.properties(of: property).first
      {
        if !lowerObservers(property, member, entry, type) {
          lowerOverride(member, property.modifiers, name, entry, type)
        }
        blankAvailability(property.attributes, member, entry, type)
      }
    }
  }

  /// The name of the method with the body of an observer.
  private static func observer(_ word: String, _ member: MemberEntry, _ type: TypeEntry) -> String {
    "\(forwarded(member, type))_\(word)"
  }

  /// Rewrites the observers of an override in an extension to methods. An extension cannot observe a
  /// property, so the class body does, and calls them. Returns whether it did.
  private func lowerObservers(
    _ node: VariableDeclSyntax, _ member: MemberEntry, _ entry: ExtensionEntry, _ type: TypeEntry?
  ) -> Bool {
    guard let type, !member.observers.isEmpty, let binding = node.bindings.first,
      let block = binding.accessorBlock, let observers = block.observers,
      let own = entry.members.first(where: { !$0.isMethod && $0.name == member.name }),
      index.isForwarded(own, of: entry, type), ownMember(own, of: type) == nil
    else { return false }
    for modifier in node.modifiers { edits.blank(modifier) }
    edits.blank(node.bindingSpecifier)
    edits.blank(binding.pattern)
    if let annotation = binding.typeAnnotation { edits.blank(annotation) }
    edits.blank(block.leftBrace)
    edits.blank(block.rightBrace)
    for observer in observers {
      let word = observer.accessorSpecifier.text
      let name = observer.parameters?.name.text ?? (word == "didSet" ? "oldValue" : "newValue")
      edits.replace(
        (observer.parameters?.range.upperBound).map {
          observer.accessorSpecifier.range.lowerBound..<$0
        } ?? observer.accessorSpecifier.range,
        with: "func \(Self.observer(word, own, type))(_ \(name): \(own.signature.result))")
    }
    return true
  }

  /// Removes `@available(*, unavailable)` from an override that the class body calls.
  private func blankAvailability(
    _ attributes: AttributeListSyntax, _ member: MemberEntry, _ entry: ExtensionEntry,
    _ type: TypeEntry?
  ) {
    guard let type, member.isOverride, attributes.areUnavailable,
      index.isForwarded(member, of: entry, type)
    else { return }
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "available" {
      edits.blank(attribute)
    }
  }

  private func lowerOverride(
    _ member: MemberEntry, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax,
    _ entry: ExtensionEntry, _ type: TypeEntry?
  ) {
    let member =
      entry.members.first { $0.fullName == member.fullName && $0.isMethod == member.isMethod }
      ?? member
    let isForwarded =
      type.map { entry.members.contains(member) && index.isForwarded(member, of: entry, $0) }
      ?? false
    guard isForwarded || member.isOverride else { return }
    if let type, index.isNeverCalled(member, of: type) { return }
    if type == nil, let addition = index.additions.declared(by: member, at: entry.place) {
      // The dispatching member calls the override.
      edits.replace(name, padding: addition.base)
      for word in modifiers where word.name.text == "override" { edits.blank(word) }
      return
    }
    if !isForwarded {
      let reason =
        type == nil
        ? "the sources do not declare the class '\(entry.typeName)', so its body cannot be changed"
        : "the class body cannot forward to it"
      warn(
        "the override of '\(member.fullName)' in an extension is never called: \(reason)", at: name)
    }
    if isForwarded, let type, let own = ownMember(member, of: type) {
      warn(of: own, member, at: name)
    }
    // The prefix takes the columns of the removed modifiers.
    let prefix = Self.prefix(type?.name ?? entry.typeName)
    let isolation = type.map { self.isolation(member, $0) } ?? ""
    var room = prefix.utf8.count
    for modifier in modifiers {
      let text = modifier.name.text
      guard ["override", "open", "public"].contains(text) else { continue }
      let length = modifier.range.count
      let taken = min(room, length)
      room -= taken
      let word = modifier.name.text == "override" ? String(isolation.dropLast()) : ""
      edits.replace(
        modifier.range, with: word + String(repeating: " ", count: length - taken))
    }
    edits.replace(name, padding: prefix + member.plainName)
  }
}

extension SourceIndex {
  /// Whether the class body declares the extension's member and the extension's own is renamed.
  func isForwarded(_ member: MemberEntry, of entry: ExtensionEntry, _ type: TypeEntry) -> Bool {
    guard type.kind == .class, entry.module == type.module, entry.isUnconditional,
      member.signature.isForwardable,
      !(entry.isPrivate || member.isPrivate) || entry.place.path == type.place.path
    else { return false }
    if member.isOverride { return !isNeverCalled(member, of: type) }
    return descendants(of: type).contains { below in
      below.allMembers.contains { $0.isOverride && $0.fullName == member.fullName }
    }
  }
}
