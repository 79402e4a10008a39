// SPDX-License-Identifier: MIT

import SwiftSyntax

// `type.init()` where the class is known only at run time. Objective-C creates an object of any
// class. Swift requires a `required` initialiser, and those of UIKit and Foundation are not.
extension FileLowering {
  private static let known: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ["identifier", "source", "destination"],
  ]

  func lowerMaking(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "init", let base = callee.base, node.trailingClosure == nil,
      Self.known.contains(node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let forced = base.as(ForceUnwrapExprSyntax.self)
    let value = chain?.expression ?? forced?.expression ?? base
    // Only segues have an initializer with these labels.
    let isSegue =
      node.arguments.first?.label?.text == "identifier"
      && value.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase ?? false
    guard let stated = isSegue ? "UIStoryboardSegue.Type" : statedClass(of: value),
      stated.hasSuffix(".Type"),
      !stated.contains("&"), !stated.contains("any ")
    else { return }
    let name = String(stated.dropLast(".Type".count))
    // Classes of the sources have required initialisers. A name of one letter is a generic
    // parameter.
    guard index.type(named: name, from: module) == nil, name.count > 1, name != "Self",
      !isGenericParameter(name, around: Syntax(node))
    else { return }
    needsUIKit = true
    if chain == nil {
      edits.insert("madeObject(", at: value.range.lowerBound)
      edits.replace(
        value.range.upperBound..<(node.leftParen?.range.upperBound ?? node.range.upperBound),
        with: (forced == nil ? "" : "!") + (node.arguments.isEmpty ? "" : ", "))
    } else {
      edits.insert("(", at: value.range.lowerBound)
      edits.replace(
        value.range.upperBound..<(node.leftParen?.range.upperBound ?? node.range.upperBound),
        with: ").map { madeObject($0" + (node.arguments.isEmpty ? "" : ", "))
      edits.insert(" }", at: node.range.upperBound)
    }
  }

  /// The metatype of a value, without optional marks, from a cast or a declaration.
  private func statedClass(of value: ExprSyntax) -> String? {
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = cast.elements.last?.as(TypeExprSyntax.self)?.type
    {
      return type.trimmedDescription
    }
    let name: String
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      switch value.scopedType(of: name) {
      case .stated(let type): return type.withoutMarks
      case nil: break
      default: return nil
      }
    } else if let member = value.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
    } else {
      return nil
    }
    let types = Set(
      (typesOfNames[name] ?? []).union(index.types(ofProperties: name)).map(\.withoutMarks))
    return types.count == 1 ? types.first : nil
  }

  private func isGenericParameter(_ name: String, around node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      let clause =
        current.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? current.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? current.as(StructDeclSyntax.self)?.genericParameterClause
        ?? current.as(EnumDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      next = current.parent
    }
    return false
  }
}

extension String {
  /// The type without optional marks and the parentheses that they require.
  fileprivate var withoutMarks: String {
    var text = self[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
