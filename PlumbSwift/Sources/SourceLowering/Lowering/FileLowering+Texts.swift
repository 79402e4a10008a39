// SPDX-License-Identifier: MIT

import SwiftSyntax

// Localized texts. Foundation on Linux supports neither string catalogs nor plural rules.
extension FileLowering {
  func lowerTexts(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    switch callee {
    case "NSLocalizedString":
      guard index.type(named: callee, from: module) == nil, !index.isDeclared(callee) else {
        return
      }
      edits.replace(node.calledExpression, padding: "LocalizedTexts.text")
    case "String.localizedStringWithFormat":
      edits.replace(node.calledExpression, padding: "String.init")
      guard let first = node.arguments.first else { return }
      edits.insert("localizedFormat: ", at: first.range.lowerBound)
    case "String", "String.init":
      guard let first = node.arguments.first, let label = first.label, label.text == "format",
        !first.expression.is(StringLiteralExprSyntax.self)
      else { return }
      edits.replace(label, padding: "localizedFormat")
    default: return
    }
    needsUIKit = true
  }
}
