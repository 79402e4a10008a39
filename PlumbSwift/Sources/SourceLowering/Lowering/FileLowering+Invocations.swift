// SPDX-License-Identifier: MIT

import SwiftSyntax

// `(manager.prepare(withInvocationTarget: self) as! Page).setTitle(title)`: on Apple platforms a
// proxy records the message. Here the manager gets a closure that sends the message, with the
// arguments evaluated at registration.
extension FileLowering {
  func lowerInvocation(_ node: FunctionCallExprSyntax) {
    guard let callee = node.messageCallee, let base = callee.base, node.trailingClosure == nil,
      let invocation = PreparedInvocation(base)
    else { return }
    let target = invocation.target.trimmedDescription
    let type = invocation.type.flatMap { $0 == "AnyObject" || target == "self" ? nil : $0 }
    var captured: [String] = []
    for argument in node.arguments {
      let range = argument.expression.range
      let text = argument.expression.trimmedDescription
      // Lowered arguments, closures and `inout` arguments are evaluated when the closure runs.
      guard edits.applied(to: file.text, in: range) == text, !text.hasPrefix("&"),
        !argument.expression.is(ClosureExprSyntax.self)
      else { continue }
      captured.append("_undone\(captured.count) = \(text)")
      edits.replace(range, with: "_undone\(captured.count - 1)")
    }
    let list = captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] "
    edits.replace(base.range.lowerBound..<invocation.call.range.lowerBound, with: "")
    edits.replace(invocation.name, padding: "registerUndo")
    if let label = invocation.label { edits.replace(label, padding: "withTarget") }
    edits.replace(
      invocation.call.range.upperBound..<callee.declName.range.lowerBound,
      with: " { \(list)_target in "
        + (type.map { "(_target as AnyObject as! \($0))" } ?? "_target") + ".")
    edits.insert(" }", at: node.range.upperBound)
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is called on the proxy that records a message.
  var isOfInvocation: Bool { base.flatMap(PreparedInvocation.init) != nil }
}

/// A call of `prepare(withInvocationTarget:)`, with the cast around it.
private struct PreparedInvocation {
  var call: FunctionCallExprSyntax
  var name: DeclReferenceExprSyntax
  var label: TokenSyntax?
  var target: ExprSyntax
  var type: String?

  init?(_ base: ExprSyntax) {
    var expression =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      expression = inner
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
      expression = first
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "prepare", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "withInvocationTarget"
    else { return nil }
    self.call = call
    name = callee.declName
    label = argument.label
    target = argument.expression
    type = type.map { text in
      var text = text[...]
      while let last = text.last, "?!".contains(last) { text.removeLast() }
      return String(text)
    }
  }
}
