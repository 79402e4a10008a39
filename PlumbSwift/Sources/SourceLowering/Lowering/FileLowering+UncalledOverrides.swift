// SPDX-License-Identifier: MIT

import SwiftSyntax

// Overrides that are never called. They override members of Apple's NSObject, or members that
// Plumb's UIKit declares in extensions. They are removed, because the members that they override
// and call on `super` are missing or cannot be overridden.
extension FileLowering {
  /// Replaces such an override. Returns whether it did.
  func lowerUncalledOverride(_ node: some DeclSyntaxProtocol) -> Bool {
    guard let (member, name) = DeclSyntax(node).namedMember, member.isOverride, node.isMember,
      let type = index.type(named: enclosing.joined(separator: "."), from: module),
      let owner = index.ownerOfUncalledOverride(of: member, in: type)
    else { return false }
    warn(
      "'\(member.fullName)' is never called: \(owner) declares it in an extension, where Swift cannot override it",
      at: name)
    removeDeclaration(node)
    return true
  }

  /// Replaces an override of a subscript that an extension declares, or an override in an
  /// extension. A subscript has no name under which it could be forwarded. Returns whether it did.
  func lowerUncalledOverride(_ node: SubscriptDeclSyntax) -> Bool {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), node.isMember else {
      return false
    }
    if node.enclosingClass == nil {
      warn("the override of a subscript in an extension is never called", at: node.subscriptKeyword)
    } else {
      let type = index.type(named: enclosing.joined(separator: "."), from: module)
      guard index.isInExtension(SubscriptEntry(node), above: type) else { return false }
      warn(
        "this override is never called: an extension declares the subscript",
        at: node.subscriptKeyword)
    }
    removeDeclaration(node)
    return true
  }

  /// Replaces a declaration with a private type alias, because other declarations may be on the
  /// same line.
  private func removeDeclaration(_ node: some DeclSyntaxProtocol) {
    let place = SourcePlace(file.path, node).offset
    edits.replace(node, padding: "private typealias _Uncalled\(place) = Swift.Void")
  }
}

extension SourceIndex {
  /// Whether a superclass has the subscript in an extension.
  fileprivate func isInExtension(_ item: SubscriptEntry, above type: TypeEntry?) -> Bool {
    guard let type else { return false }
    for above in inheritanceChain(of: type).dropFirst() {
      if above.subscripts.contains(where: item.matches) { return false }
      if above.extensions.flatMap(\.subscripts).contains(where: item.matches) { return true }
    }
    return foreignExtensions.values.joined().flatMap(\.subscripts).contains(where: item.matches)
  }
}

extension DeclSyntaxProtocol {
  /// Whether the declaration is a member of a type or an extension, not local to a function.
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}
