// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MemberEntry.Signature {
  init(_ node: FunctionDeclSyntax) {
    let signature = node.signature
    let clause = signature.parameterClause
    modifiers = Self.modifiers(node.modifiers)
    parameters = clause.onOneLine
    result = signature.returnClause?.type.onOneLine ?? ""
    if ["Void", "()"].contains(result) { result = "" }
    tail =
      (node.genericParameterClause?.onOneLine ?? "") + parameters
      + (signature.effectSpecifiers.map { " " + $0.onOneLine } ?? "")
      + (result.isEmpty ? "" : " -> \(result)")
      + (node.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    let values = clause.parameters.map { parameter in
      let label = parameter.firstName.text
      let name = parameter.secondName?.text ?? label
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + name
    }
    arguments = "(\(values.joined(separator: ", ")))"
    isForwardable = !clause.parameters.contains {
      $0.ellipsis != nil || ($0.secondName ?? $0.firstName).text == "_"
    }
  }

  init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    modifiers = Self.modifiers(node.modifiers)
    result = binding.typeAnnotation?.type.onOneLine ?? ""
    isForwardable = !result.isEmpty && binding.accessorBlock != nil && node.bindings.count == 1
  }

  private static func modifiers(_ list: DeclModifierListSyntax) -> String {
    let left: Set = ["override", "optional", "private", "fileprivate", "dynamic", "internal"]
    return list.filter { !left.contains($0.name.text) }.map { $0.onOneLine + " " }.joined()
  }
}

extension SyntaxProtocol {
  /// The source without comments and line breaks.
  var onOneLine: String {
    var text = ""
    var isSpaced = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isSpaced || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isSpaced = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
