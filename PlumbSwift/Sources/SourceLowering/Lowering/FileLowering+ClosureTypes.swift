// SPDX-License-Identifier: MIT

import SwiftSyntax

// The parameter types of closures, if the sources state the function type.
extension FileLowering {
  /// The type of the parameter at `position` of a closure with `count` parameters, from the type of
  /// the variable or parameter that takes the closure. Nil unless the sources state one such type.
  func statedArgument(_ position: Int, of count: Int, _ closure: ClosureExprSyntax) -> String? {
    let types = Set(functionTypes(of: closure).compactMap(Self.parameters))
    guard types.count == 1, let parameters = types.first, parameters.count == count,
      parameters.indices.contains(position)
    else { return nil }
    return parameters[position]
  }

  private func functionTypes(of closure: ClosureExprSyntax) -> Set<String> {
    guard let parent = closure.parent else { return [] }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { [$0.type.onOneLine] } ?? []
    }
    if let elements = parent.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self), elements[2].id == closure.id
    {
      return typesOfPlace(elements[0])
    }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return typesOfParameter(of: call) { $0.count - 1 }
    }
    guard let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let position = call.arguments.map(\.id).firstIndex(of: argument.id)
    else { return [] }
    return typesOfParameter(of: call) { _ in position }
  }

  /// The types of an assignment's target: a variable, or an element of a collection.
  private func typesOfPlace(_ place: ExprSyntax) -> Set<String> {
    if let item = place.as(SubscriptCallExprSyntax.self) {
      return Set(
        typesOfPlace(item.calledExpression).compactMap { type in
          guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
          let parts = type.dropFirst().dropLast().parts(at: ":")
          return parts.last.map { $0.trimmingBlanks }
        })
    }
    let name =
      place.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? place.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { (typesOfNames[$0] ?? []).union(index.types(ofProperties: $0)) } ?? []
  }

  /// The types of a parameter, over all methods of the sources with that name.
  private func typesOfParameter(
    of call: FunctionCallExprSyntax, _ position: ([String]) -> Int
  ) -> Set<String> {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return [] }
    return Set(
      index.methods(named: name).compactMap { method in
        let types = method.signature.types
        let place = position(types)
        return types.indices.contains(place) ? types[place] : nil
      })
  }

  /// The parameter types of a function type.
  private static func parameters(of type: String) -> [String]? {
    var text = type.trimmingBlanks
    while text.hasPrefix("@"), let end = text.firstIndex(of: " ") {
      text = String(text[text.index(after: end)...])
    }
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    guard text.hasPrefix("("), let close = text.endOfParentheses else { return nil }
    let inner = text[text.index(after: text.startIndex)..<close]
    let rest = String(text[text.index(after: close)...]).trimmingBlanks
    if rest.isEmpty { return parameters(of: String(inner)) }
    guard rest.contains("->") else { return nil }
    return inner.parts(at: ",").map { part in
      part.parts(at: ":").last.map { $0.trimmingBlanks } ?? ""
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing blanks.
  fileprivate var trimmingBlanks: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The index of the parenthesis that closes the first one.
  fileprivate var endOfParentheses: Index? {
    var depth = 0
    for place in indices {
      if self[place] == "(" { depth += 1 }
      if self[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}

extension Substring {
  /// The parts of a type between separators outside of brackets.
  func parts(at mark: Character) -> [Substring] {
    var depth = 0
    var last: Character = " "
    return split(maxSplits: .max, omittingEmptySubsequences: false) { character in
      defer { last = character }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      return depth == 0 && character == mark
    }
  }
}
