// SPDX-License-Identifier: MIT

import SwiftSyntax

// Thread subclasses. On Linux they cannot derive from `Thread`. They derive from a class that owns
// a thread, and so are no threads themselves. Blocks of the main loop run on the main queue.
extension FileLowering {
  /// Warns that a variable of type `Thread` cannot hold such an object.
  func warnOfThread(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "Thread", node.parent?.is(InheritedTypeSyntax.self) == false,
      index.hasThreads, index.type(named: "Thread", from: module) == nil
    else { return }
    warn(
      "'Thread' excludes the Thread subclasses of these sources on Linux: use the subclass as the type",
      at: node)
  }

  /// Rewrites `RunLoop.main.perform { … }`. On Linux nothing runs the main loop under Swift Testing.
  /// The main queue is served by both.
  func lowerMainLoop(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "perform", member.declName.argumentNames == nil,
      let base = member.base,
      ["RunLoop.main", "Foundation.RunLoop.main"].contains(base.trimmedDescription),
      index.type(named: "RunLoop", from: module) == nil,
      node.arguments.isEmpty == (node.trailingClosure != nil), node.arguments.count <= 1,
      node.arguments.first.map({ $0.label == nil }) ?? true
    else { return }
    edits.replace(base, padding: "DispatchQueue.main")
    edits.replace(
      member.declName.baseName, padding: node.arguments.isEmpty ? "async" : "async(execute: ")
    if let paren = node.leftParen, !node.arguments.isEmpty {
      edits.blank(paren)
    }
  }
}
