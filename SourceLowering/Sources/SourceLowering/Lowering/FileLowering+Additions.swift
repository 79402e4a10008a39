// SPDX-License-Identifier: MIT

import SwiftSyntax

// Methods that an extension adds to a class of UIKit's, and that classes of the sources override: Swift dispatches none of
// them. The method asks whether the object is one that has its own, which has another name there, and so has the
// extension's, for `super`.
extension FileLowering {
  private static func base(_ name: String) -> String { "_base_\(name)" }

  private static func own(_ name: String) -> String { "_own_\(name)" }

  private static func interface(_ member: MemberEntry) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in member.fullName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "_Overriding\(String(hash, radix: 36))"
  }

  /// The methods of an extension of a class of UIKit's that classes override.
  func lowerAdditions(in node: ExtensionDeclSyntax, _ entry: ExtensionEntry) {
    guard index.type(named: entry.typeName, from: module) == nil else { return }
    var members: [String] = []
    for item in node.memberBlock.members {
      guard let method = item.decl.as(FunctionDeclSyntax.self) else { continue }
      let member = MemberEntry(method)
      guard index.overriddenAdditions[member.fullName] != nil else { continue }
      let signature = member.signature
      let interface = Self.interface(member)
      let isPublic =
        signature.modifiers.contains("public ") || signature.modifiers.contains("open ")
        || node.modifiers.access >= .public
      let isMainActor = !entry.typeName.hasPrefix("NS")
      additions.append(
        (isMainActor ? "@MainActor " : "") + (isPublic ? "public " : "")
          + "protocol \(interface): AnyObject { func \(Self.own(member.name))\(signature.tail) }")
      edits.replace(method.name, padding: Self.base(member.name))
      let effects = signature.callEffects
      let head = (member.hasResult ? "@discardableResult " : "") + signature.modifiers
      let own = "\(effects)_own.\(Self.own(member.name))\(signature.arguments)"
      let base = "\(effects)\(Self.base(member.name))\(signature.arguments)"
      members.append(
        "\(head)func \(member.name)\(signature.tail) { "
          + "if let _own = self as? any \(interface) { return \(own) }; return \(base) }")
    }
    append(members, to: node.memberBlock)
  }

  /// The protocols of the methods that a class is the first in its line to override.
  func additionsOverridden(by type: TypeEntry) -> [String] {
    type.members.filter { index.overridesAddition($0) && !inheritsOwn($0, type) }
      .map(Self.interface)
  }

  private func inheritsOwn(_ member: MemberEntry, _ type: TypeEntry) -> Bool {
    index.lineage(of: type).dropFirst().contains { above in
      above.members.contains { index.overridesAddition($0) && $0.fullName == member.fullName }
    }
  }

  func lowerAdditionOverride(_ node: FunctionDeclSyntax) {
    let member = MemberEntry(node)
    guard index.overridesAddition(member),
      let type = index.type(named: enclosing.joined(separator: "."), from: module)
    else { return }
    edits.replace(node.name, padding: Self.own(member.name))
    if !inheritsOwn(member, type),
      let word = node.modifiers.first(where: { $0.name.text == "override" })
    {
      edits.blank(word)
    }
  }

  /// `super.method()` calls the extension's, or that of a class between.
  func lowerSuperCall(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.is(SuperExprSyntax.self) == true,
      let type = index.type(named: enclosing.joined(separator: "."), from: module)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let name = callee.declName.baseName.text
    let fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
    guard let member = index.overriddenAdditions[fullName],
      type.members.contains(where: index.overridesAddition)
    else { return }
    edits.replace(
      callee.declName.baseName,
      padding: inheritsOwn(member, type) ? Self.own(name) : Self.base(name))
  }
}

extension SourceIndex {
  /// Whether the member overrides what an extension adds to a class of UIKit's.
  func overridesAddition(_ member: MemberEntry) -> Bool {
    member.isOverride && member.isMethod && overriddenAdditions[member.fullName] != nil
  }
}
