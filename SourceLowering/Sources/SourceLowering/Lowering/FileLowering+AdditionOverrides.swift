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

  /// The words before such a member of a class, and its name; nil where the member is none.
  func ownMember(_ member: MemberEntry, of type: TypeEntry) -> (words: String, name: String)? {
    guard let addition = index.additions.overridden(by: member, of: type) else { return nil }
    let root = index.additions.root(of: addition)
    return (index.inheritsOwn(root, type) ? "override " : isolation(member, type, root), root.own)
  }

  /// An override is of the actor of what it overrides, which a member of another name does not follow.
  private func isolation(_ member: MemberEntry, _ type: TypeEntry, _ root: Addition) -> String {
    guard !root.isMainActor, !member.isMainActor,
      !member.signature.modifiers.contains("nonisolated")
    else { return "" }
    let isIsolated =
      index.isMainActor(type) || type.hasOtherActor
      || index.systemSuperclass(of: type).map { SystemClasses.isMainActor(index.systemName($0)) }
        ?? false
    return isIsolated ? "nonisolated " : ""
  }

  func lowerAdditionOverride(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
    guard let (member, name) = DeclSyntax(node).namedMember, member.isOverride,
      let word = modifiers.first(where: { $0.name.text == "override" }),
      let type = node.enclosingClass.flatMap({ index.type(at: SourcePlace(file.path, $0)) }),
      type.members.contains(member), let own = ownMember(member, of: type)
    else { return }
    edits.replace(name, padding: own.name)
    guard own.words != "override " else { return }
    edits.replace(word, padding: String(own.words.dropLast(own.words.isEmpty ? 0 : 1)))
    if let property = node.as(VariableDeclSyntax.self) { lowerObservers(property, member, type) }
  }

  /// The observers of a property that is no override any more become the setter of one that is computed.
  private func lowerObservers(
    _ node: VariableDeclSyntax, _ member: MemberEntry, _ type: TypeEntry
  ) {
    guard let block = node.bindings.first?.accessorBlock, let observers = block.observers,
      let addition = index.additions.overridden(by: member, of: type)
    else { return }
    let value = "super.\(addition.base)"
    edits.insert(" get { \(value) } set {", at: block.leftBrace.range.upperBound)
    var calls = ["", "\(value) = newValue", ""]
    for observer in observers {
      let isFirst = observer.accessorSpecifier.text == "willSet"
      let parameter = observer.parameters?.name.text ?? (isFirst ? "newValue" : "oldValue")
      let function = "_\(observer.accessorSpecifier.text)"
      edits.replace(
        (observer.parameters?.range.upperBound).map {
          observer.accessorSpecifier.range.lowerBound..<$0
        } ?? observer.accessorSpecifier.range,
        with: "func \(function)(_ \(parameter): \(member.signature.result))")
      calls[isFirst ? 0 : 2] = "\(function)(\(isFirst ? "newValue" : "_oldValue"))"
    }
    if !calls[2].isEmpty { calls.insert("let _oldValue = \(value)", at: 0) }
    edits.insert(
      "; \(calls.filter { !$0.isEmpty }.joined(separator: "; ")) }",
      at: block.rightBrace.range.lowerBound)
  }

  /// Whether the accessors of a property stand in those of another form.
  func replacesObservers(_ node: VariableDeclSyntax) -> Bool {
    guard let member = MemberEntry.properties(of: node).first, member.isOverride,
      node.bindings.first?.accessorBlock?.observers != nil,
      let type = node.enclosingClass.flatMap({ index.type(at: SourcePlace(file.path, $0)) }),
      let own = ownMember(member, of: type)
    else { return false }
    return own.words != "override "
  }
}

extension AccessorBlockSyntax {
  /// The accessors, where they are observers.
  fileprivate var observers: [AccessorDeclSyntax]? {
    guard case .accessors(let list) = accessors,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return Array(list)
  }
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
