// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MemberEntry.Signature {
  init(_ node: FunctionDeclSyntax) {
    let signature = node.signature
    let clause = signature.parameterClause
    modifiers = Self.modifiers(node.modifiers)
    parameters = Self.named(clause)
    result = signature.returnClause?.type.onOneLine ?? ""
    if ["Void", "()"].contains(result) { result = "" }
    let generics = node.genericParameterClause?.onOneLine ?? ""
    let rest =
      (signature.effectSpecifiers.map { " " + $0.onOneLine } ?? "")
      + (result.isEmpty ? "" : " -> \(result)")
      + (node.genericWhereClause.map { " " + $0.onOneLine } ?? "")
    tail = generics + parameters + rest
    requirement = generics + Self.named(clause, withDefaults: false) + rest
    types = clause.parameters.map(\.type.onOneLine)
    effects = signature.effectSpecifiers.map { $0.onOneLine + " " } ?? ""
    let values = clause.parameters.enumerated().map { position, parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "")
        + parameter.innerName(position) + (parameter.type.isAutoclosure ? "()" : "")
    }
    arguments = "(\(values.joined(separator: ", ")))"
    isForwardable = !clause.parameters.contains { $0.ellipsis != nil }
  }

  /// The parameters, with names for the unnamed ones.
  private static func named(
    _ clause: FunctionParameterClauseSyntax, withDefaults: Bool = true
  ) -> String {
    guard
      clause.parameters.contains(where: {
        ($0.secondName ?? $0.firstName).text == "_" || !withDefaults && $0.defaultValue != nil
      })
    else { return clause.onOneLine }
    let parameters = clause.parameters.enumerated().map { position, parameter in
      let label = parameter.firstName.text
      let name = parameter.innerName(position)
      let value = withDefaults ? parameter.defaultValue.map { " " + $0.onOneLine } : nil
      return (label == name ? name : "\(label) \(name)") + ": \(parameter.type.onOneLine)"
        + (parameter.ellipsis == nil ? "" : "...") + (value ?? "")
    }
    return "(\(parameters.joined(separator: ", ")))"
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

extension FunctionParameterSyntax {
  /// The name of the parameter in the body. An unnamed parameter is named after its position.
  fileprivate func innerName(_ position: Int) -> String {
    let name = (secondName ?? firstName).text
    return name == "_" ? "_unused\(position)" : name
  }
}

extension SyntaxProtocol {
  /// The source on one line, without comments.
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
