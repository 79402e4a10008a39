// SPDX-License-Identifier: MIT

import SwiftSyntax

// Optional subscripts of protocols, which return nil if the object lacks them.
extension FileLowering {
  func lowerOptionalSubscript(_ node: SubscriptDeclSyntax, _ defaults: inout [String]) {
    let item = SubscriptEntry(node)
    guard item.isOptional else { return }
    if item.hasOptionalResult {
      defaults.append(
        "subscript\(item.parameters) -> \(item.result) "
          + "{ get { nil } \(item.isSettable ? "set {}" : "") }")
      return
    }
    let result = node.returnClause.type.range
    edits.insert("(", at: result.lowerBound)
    edits.insert(")?", at: result.upperBound)
    if let accessors = node.accessorBlock { edits.replace(accessors, padding: "{ get }") }
    defaults.append("subscript\(item.parameters) -> (\(item.result))? { nil }")
  }

  /// Second subscripts with optional results, for the requirements that a class implements.
  func optionalSubscripts(of type: TypeEntry) -> [String] {
    let own = type.inherited.flatMap(index.composition)
    let subscripts = index.inheritanceChain(of: type).flatMap(\.allSubscripts)
    return index.protocols(of: type).filter { $0.isObjC && own.contains($0.name) }
      .flatMap(\.subscripts).filter { requirement in
        requirement.isOptional && !requirement.hasOptionalResult
          && subscripts.contains {
            $0.matches(requirement) && $0.result == requirement.result
          }
      }.map { item in
        "@_disfavoredOverload \(min(type.access, .public).word)subscript\(item.parameters) -> "
          + "(\(item.result))? { let _result: \(item.result) = self\(item.arguments); "
          + "return _result }"
      }
  }
}
