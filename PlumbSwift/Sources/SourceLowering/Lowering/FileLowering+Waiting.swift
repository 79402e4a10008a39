// SPDX-License-Identifier: MIT

import SwiftSyntax

// Waiting for expectations. XCTest on Linux requires a timeout.
extension FileLowering {
  /// Adds a timeout of a year to `await fulfillment(of: expectations)` and
  /// `wait(for: expectations)`.
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
    // One year, in seconds.
    edits.insert(", timeout: 31_536_000", at: first.expression.range.upperBound)
  }

  /// Whether the method is called on a test case or an `XCTWaiter`.
  private func isOfTests(_ base: ExprSyntax?) -> Bool {
    let base = base?.trimmedDescription ?? "self"
    guard base == "self" else { return base.hasPrefix("XCTWaiter") }
    let name = enclosing.joined(separator: ".")
    return name == "XCTestCase"
      || index.type(named: name, from: module).map(index.isTestCase) ?? false
  }
}
