// SPDX-License-Identifier: MIT

import SwiftSyntax

// Overrides of what Apple's NSObject declares, or extensions of UIKit's classes here, and nobody calls. They stay out: what
// they name and call of `super` is not there either, or cannot be overridden.
extension FileLowering {
  /// Whether the declaration was such an override.
  func lowerUnheardOverride(_ node: some DeclSyntaxProtocol) -> Bool {
    guard let (member, name) = DeclSyntax(node).namedMember, member.isOverride, node.isMember,
      let type = index.type(named: enclosing.joined(separator: "."), from: module),
      let owner = index.ownerUnheard(of: member, in: type)
    else { return false }
    warn(
      "'\(member.fullName)' is never called here: \(owner) has it in an extension, and Swift overrides nothing there",
      at: name)
    leaveOut(node)
    return true
  }

  /// Whether the declaration was an override of a subscript that an extension declares, or one in an extension: there is
  /// no name by which one could be asked for.
  func lowerUnheardOverride(_ node: SubscriptDeclSyntax) -> Bool {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), node.isMember else {
      return false
    }
    if node.enclosingClass == nil {
      warn("the override of a subscript in an extension is never called", at: node.subscriptKeyword)
    } else {
      let type = index.type(named: enclosing.joined(separator: "."), from: module)
      guard index.isInExtension(SubscriptEntry(node), above: type) else { return false }
      warn(
        "the override is never called: the subscript is declared in an extension",
        at: node.subscriptKeyword)
    }
    leaveOut(node)
    return true
  }

  /// Puts a declaration in the place of another, for others of the line may stand around it: one that no class sees.
  private func leaveOut(_ node: some DeclSyntaxProtocol) {
    let place = SourcePlace(file.path, node).offset
    edits.replace(node, padding: "private typealias _Unheard\(place) = Swift.Void")
  }
}

extension SourceIndex {
  /// Whether a class finds a subscript in an extension of a class above.
  fileprivate func isInExtension(_ item: SubscriptEntry, above type: TypeEntry?) -> Bool {
    guard let type else { return false }
    for above in lineage(of: type).dropFirst() {
      if above.subscripts.contains(where: item.matches) { return false }
      if above.extensions.flatMap(\.subscripts).contains(where: item.matches) { return true }
    }
    return foreignExtensions.values.joined().flatMap(\.subscripts).contains(where: item.matches)
  }
}

extension DeclSyntaxProtocol {
  /// Whether this is declared by a type's body or extension, not within a function.
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}
