// SPDX-License-Identifier: MIT

import SwiftSyntax

// Waiting for expectations, for which XCTest wants a time off Apple's systems.
extension FileLowering {
  /// `await fulfillment(of: expectations)` and `wait(for: expectations)`: there is no waiting without an end here.
  func lowerWaiting(_ node: FunctionCallExprSyntax) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let called =
      member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = called?.baseName.text, let first = node.arguments.first,
      let label = first.label?.text,
      (name, label) == ("fulfillment", "of") || (name, label) == ("wait", "for"),
      !node.arguments.contains(where: { $0.label?.text == "timeout" }),
      isOfTests(member?.base), !index.isDeclared(name)
    else { return }
    // A year.
    edits.insert(", timeout: 31_536_000", at: first.expression.range.upperBound)
  }

  /// Whether what is called belongs to a class of tests or to what waits for them.
  private func isOfTests(_ base: ExprSyntax?) -> Bool {
    let base = base?.trimmedDescription ?? "self"
    guard base == "self" else { return base.hasPrefix("XCTWaiter") }
    let name = enclosing.joined(separator: ".")
    return name == "XCTestCase"
      || index.type(named: name, from: module).map(index.isTestCase) ?? false
  }
}
