// SPDX-License-Identifier: MIT

import SwiftSyntax

// Overrides of what Apple's NSObject declares and nobody calls here. They stay out: what they name and call of `super`
// is not there either.
extension FileLowering {
  /// Whether the declaration was such an override.
  func lowerUnheardOverride(_ node: some DeclSyntaxProtocol) -> Bool {
    guard let (member, name) = DeclSyntax(node).namedMember, member.isOverride, node.isMember,
      let type = index.type(named: enclosing.joined(separator: "."), from: module),
      index.isUnheard(member, of: type)
    else { return false }
    warn(
      "'\(member.fullName)' is never called here: NSObject has it in an extension, and Swift overrides nothing there",
      at: name)
    // A declaration, for others of the line may stand around it, and one that no other class sees.
    let place = SourcePlace(file.path, node).offset
    edits.replace(node, padding: "private typealias _Unheard\(place) = Swift.Void")
    return true
  }
}

extension DeclSyntaxProtocol {
  /// Whether this is declared by a type's body or extension, not within a function.
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}
