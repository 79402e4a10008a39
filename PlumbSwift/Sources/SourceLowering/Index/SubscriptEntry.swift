// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A subscript, with the facts that lowering needs.
struct SubscriptEntry: Hashable, Sendable {
  /// The labels, each one a label or `_`.
  var labels: [String]
  var types: [String]
  /// The parameter list, with its parentheses.
  var parameters: String
  /// The argument list that passes the parameters on, with its brackets.
  var arguments: String
  var result: String
  var isOptional: Bool
  var isSettable: Bool
  var isObjC: Bool
  var isPrivate: Bool

  init(_ node: SubscriptDeclSyntax) {
    let parameters = node.parameterClause.parameters
    labels = parameters.map { $0.secondName == nil ? "_" : $0.firstName.text }
    types = parameters.map(\.type.onOneLine)
    let names = parameters.enumerated().map { position, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return name == "_" ? "_unused\(position)" : name
    }
    self.parameters =
      "("
      + zip(zip(labels, names), types).map { "\($0.0) \($0.1): \($1)" }.joined(separator: ", ")
      + ")"
    arguments =
      "[" + zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
      + "]"
    result = node.returnClause.type.onOneLine
    isOptional = node.modifiers.contains { $0.name.text == "optional" }
    isSettable = node.accessorBlock?.isSettable ?? false
    isObjC = node.attributes.has("objc")
    isPrivate = node.modifiers.access == .private
  }

  var hasOptionalResult: Bool {
    result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
  }

  /// Whether both take the same arguments.
  func matches(_ other: SubscriptEntry) -> Bool { labels == other.labels && types == other.types }
}
