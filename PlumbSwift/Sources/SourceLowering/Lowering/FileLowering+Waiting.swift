// SPDX-License-Identifier: MIT

import SwiftSyntax

// Differences of test libraries on Linux. XCTest requires a timeout for waiting. Nimble's names of
// files are static strings.
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

  private static let functionsOfNimble: Set<String> = [
    "expect", "expects", "expecta", "fail", "require", "requires", "requirea", "unwrap",
    "waitUntil",
  ]

  /// Rewrites `expect(file: "\(file)", …)` to `expect(file: file, …)`. Nimble takes a `String` on Apple
  /// platforms.
  func lowerNameOfFile(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.functionsOfNimble.contains(name), importsNimble,
      let argument = node.arguments.first(where: { $0.label?.text == "file" }),
      let literal = argument.expression.as(StringLiteralExprSyntax.self)
    else { return }
    let parts = literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
    let texts = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    guard let part = parts.first, parts.count == 1, texts.allSatisfy(\.isEmpty),
      part.expressions.count == 1, let value = part.expressions.first, value.label == nil,
      let variable = value.expression.as(DeclReferenceExprSyntax.self),
      case .stated("StaticString")? = value.expression.scopedType(of: variable.baseName.text)
    else { return }
    edits.replace(literal, padding: variable.baseName.text)
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
