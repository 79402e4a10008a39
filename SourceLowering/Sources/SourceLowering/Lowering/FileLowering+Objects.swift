// SPDX-License-Identifier: MIT

import SwiftSyntax

// `AnyObject` answers every message in Objective-C. Here what is declared as one is cast to the class that has the
// methods: `target?.perform(action)` becomes `(target as? NSObject)?.perform(action)`. Where it is not optional the cast
// is forced: an object without these methods ends the process, as a message that an object does not know does there.
extension FileLowering {
  /// Methods that NSObject has, by the labels of the first argument that they are called with.
  private static let messages: [String: Set<String>] = [
    "perform": ["_"], "responds": ["to"], "value": ["forKey", "forKeyPath"], "setValue": ["_"],
    "isKind": ["of"], "isMember": ["of"], "isEqual": ["_"], "conforms": ["to"],
  ]

  func lowerMessage(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let labels = Self.messages[callee.declName.baseName.text],
      let argument = node.arguments.first, labels.contains(argument.label?.text ?? "_"),
      let base = callee.base
    else { return }
    let object: ExprSyntax
    let isOptional: Bool
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (object, isOptional) = (chain.expression, true)
    } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
      (object, isOptional) = (forced.expression, false)
    } else {
      (object, isOptional) = (base, false)
    }
    guard let name = name(of: object),
      isAnyObject(name, isMember: object.is(MemberAccessExprSyntax.self) && base != object)
    else { return }
    edits.insert("(", at: object.range.lowerBound)
    edits.replace(
      object.range.upperBound..<base.range.upperBound,
      with: isOptional ? " as? NSObject)?" : " as! NSObject)")
    needsUIKit = true
  }

  /// `type(of: object).description()`, the class's name: classes of what is an `AnyObject` have no members here.
  func lowerClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty,
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "description",
      let base = callee.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      let argument = base.arguments.first, argument.label?.text == "of",
      let name = name(of: argument.expression),
      typesOfNames[name]?.contains(where: { $0.trimmingMarks == "AnyObject" }) == true
    else { return }
    edits.insert("nameOfClass(", at: base.range.lowerBound)
    edits.replace(base.range.upperBound..<node.range.upperBound, with: ")")
    needsUIKit = true
  }

  private func name(of expression: ExprSyntax) -> String? {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Whether all that the file or the properties of the sources call so is an `AnyObject`. UIKit's targets are, where
  /// the sources have none.
  private func isAnyObject(_ name: String, isMember: Bool) -> Bool {
    let types = (typesOfNames[name] ?? []).union(index.types(ofProperties: name))
    guard !types.isEmpty else { return name == "target" && isMember }
    return types.allSatisfy { type in
      type.trimmingMarks == "AnyObject"
    }
  }
}

/// The types that a file states of parameters and variables.
final class StatedTypes: SyntaxVisitor {
  private(set) var types: [String: Set<String>] = [:]

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

  private func add(_ name: String, _ type: TypeSyntax) {
    types[name, default: []].insert(type.trimmedDescription)
  }
}

extension String {
  /// A type without the marks of optionals.
  fileprivate var trimmingMarks: Substring {
    var text = self[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    return text
  }
}
