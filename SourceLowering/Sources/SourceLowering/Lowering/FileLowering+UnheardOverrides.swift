// SPDX-License-Identifier: MIT

import SwiftSyntax

// Overrides of what Apple's NSObject declares and nobody calls here: methods of another name that stay what they are.
extension FileLowering {
  func lowerUnheardOverride(_ node: FunctionDeclSyntax) {
    let member = MemberEntry(node)
    guard member.isOverride,
      let type = index.type(named: enclosing.joined(separator: "."), from: module),
      index.isUnheard(member, of: type), isInClassBody(node),
      let word = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    warn(
      "'\(member.fullName)' is never called here: NSObject has it in an extension, and Swift overrides nothing there",
      at: node.name)
    // The longer name takes the room of the word that goes.
    let prefix = "_unheard_"
    edits.replace(
      word.range, with: String(repeating: " ", count: max(0, word.range.count - prefix.utf8.count)))
    edits.replace(node.name, padding: prefix + member.name)
  }

  private func isInClassBody(_ node: FunctionDeclSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(ClassDeclSyntax.self) { return true }
      if current.is(ExtensionDeclSyntax.self) { return false }
      next = current.parent
    }
    return false
  }
}
