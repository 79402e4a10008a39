// SPDX-License-Identifier: MIT

import SwiftSyntax

// Conditional compilation. Conditions have the values of an iOS simulator without Objective-C.
// `BlockPlatform` states when a block is compiled as on Linux instead.
extension FileLowering {
  func lower(_ node: IfConfigDeclSyntax) {
    let platform = BlockPlatform(node, in: conditions)
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      for call in PlatformCalls(condition).calls {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { continue }
        switch (function, call.arguments.trimmedDescription) {
        case ("os", "iOS"): edits.replace(call, padding: platform.isIOS ? "true" : "false")
        case ("os", "Linux") where !platform.isLinux,
          ("canImport", "Glibc") where !platform.isLinux:
          edits.replace(call, padding: "false")
        case ("targetEnvironment", "simulator"): edits.replace(call, padding: "true")
        case ("canImport", "ObjectiveC"): edits.replace(call, padding: "false")
        case ("canImport", "SwiftUI"):
          edits.replace(call, padding: conditions.hasSwiftUI ? "true" : "false")
        default: break
        }
      }
    }
  }
}

/// The calls in a condition, such as `os(iOS)`.
private final class PlatformCalls: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ condition: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(condition)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .skipChildren
  }
}
