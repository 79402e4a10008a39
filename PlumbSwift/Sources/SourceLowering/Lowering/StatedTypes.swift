// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The types that a file states for parameters and variables.
final class StatedTypes: SyntaxVisitor {
  private(set) var types: [String: Set<String>] = [:]
  /// Whether `AnyObject` or `AnyClass` occurs in a type, other than as a class constraint.
  private(set) var namesObjects = false

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type { add((node.secondName ?? node.firstName).text, type) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = node.typeAnnotation?.type
    {
      add(name, type)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["AnyObject", "AnyClass"].contains(node.name.text), let parent = node.parent?.kind,
      ![.inheritedType, .genericParameter, .conformanceRequirement].contains(parent)
    {
      namesObjects = true
    }
    return .visitChildren
  }

  private func add(_ name: String, _ type: TypeSyntax) {
    types[name, default: []].insert(type.trimmedDescription)
  }
}
