// SPDX-License-Identifier: MIT

import SwiftSyntax

// Calls through `super` of a member that an extension adds to a system class and that other classes
// override. They go to the extension's implementation or to the override of a class in between. A
// call of the member itself would dispatch to the object's override again.
extension FileLowering {
  func lowerSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true else { return }
    let name = node.declName.baseName
    let call = node.parent?.as(FunctionCallExprSyntax.self)
      .flatMap { $0.calledExpression.id == node.id ? $0 : nil }
    let isStatic = node.isInStaticMember
    let named = index.additions.named(name.text.filter { $0 != "`" })
      .filter { $0.isStatic == isStatic }
    // The argument labels select the overload.
    let fitting = named.filter { member in
      guard member.isMethod, let call else { return true }
      return call.fits(member)
    }
    let exact = fitting.filter { $0.isMethod && $0.parameters.count == call?.argumentCount }
    for member in exact.isEmpty ? fitting : exact {
      guard let now = nameForSuper(member) else { continue }
      edits.replace(name, padding: now)
      return
    }
  }

  /// The name by which `super` calls the member in the enclosing type.
  private func nameForSuper(_ member: MemberEntry) -> String? {
    let name = enclosing.joined(separator: ".")
    let additions = index.additions
    guard let type = index.type(named: name, from: module) else {
      let line = SystemClasses.inheritanceChain(of: index.systemName(name)).dropFirst()
      return additions.nearest(member, in: line, file.path)
        .flatMap { additions.isOverridden($0) ? $0.base : nil }
    }
    guard type.kind == .class, let addition = additions.nearest(member, above: type),
      additions.isOverridden(addition)
    else { return nil }
    let root = additions.root(of: addition)
    return index.inheritsOwn(root, type) ? root.own : addition.base
  }
}

extension FunctionCallExprSyntax {
  fileprivate var argumentCount: Int {
    arguments.count + (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count
  }

  /// Whether the argument labels match parameters in order. Parameters without an argument may have
  /// default values.
  fileprivate func fits(_ member: MemberEntry) -> Bool {
    var parameters = member.parameters[...]
    for argument in arguments {
      let label = argument.label?.text ?? "_"
      guard let place = parameters.firstIndex(where: { $0.label == label }) else { return false }
      parameters = parameters[(place + 1)...]
    }
    return parameters.count >= argumentCount - arguments.count
  }
}

extension SyntaxProtocol {
  /// Whether the enclosing member is static.
  fileprivate var isInStaticMember: Bool {
    var next = parent
    while let node = next {
      if node.parent?.is(MemberBlockItemSyntax.self) == true {
        let modifiers =
          node.as(FunctionDeclSyntax.self)?.modifiers
          ?? node.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
      }
      next = node.parent
    }
    return false
  }
}
