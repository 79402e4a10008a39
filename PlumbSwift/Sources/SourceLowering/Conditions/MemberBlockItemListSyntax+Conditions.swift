// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The members of a body, without those in clauses that are not compiled.
  func compiled(_ conditions: BuildConditions) -> [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return block.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        guard conditions.isActive(clause, of: block) != false,
          case .decls(let members) = clause.elements
        else { return [] }
        return members.compiled(conditions)
      }
    }
  }
}
