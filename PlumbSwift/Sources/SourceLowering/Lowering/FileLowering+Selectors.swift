// SPDX-License-Identifier: MIT

import SwiftSyntax

// `#selector` and `#keyPath` become values with the name. A selector also carries the method if no
// table lists it.
extension FileLowering {
  /// Whether the macro is one of Objective-C's.
  func lowerExpansion(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first else { return false }
      lowerSelector(node, argument)
      return true
    case "keyPath":
      guard let path = node.arguments.first?.expression else { return false }
      edits.replace(node, padding: "\"\(keyPath(path))\"")
      return true
    default: return false
    }
  }

  private func lowerSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
    guard let reference = SelectorReference(argument.expression) else {
      warn("this #selector does not name a member, so it is empty", at: node)
      edits.replace(node, padding: "UIKit.Selector(\"\")")
      needsUIKit = true
      return
    }
    needsUIKit = true
    let typeName = typeName(of: reference)
    if let accessor = argument.label?.text {
      let found = index.member(reference.name, nil, of: typeName, from: module)
      let key =
        found?.member.selector ?? Self.systemKey(reference.name, in: typeName, index, module)
      edits.replace(
        node,
        padding: "Selector(\"\(accessor == "setter" ? ObjectiveCName.setter(key) : key)\")")
      return
    }
    guard
      let found = index.member(reference.name, reference.labels, of: typeName, from: module)
    else {
      let selector =
        reference.labels.map { labels in
          SystemProtocols.selector(
            of: "\(reference.name)(\(labels.map { "\($0):" }.joined()))")
            ?? ObjectiveCName.selector(reference.name, labels)
        }
        ?? index.selector(ofMethodsNamed: reference.name) ?? reference.name
      // The compiler checks that UIKit declares the method, and reports an error otherwise.
      let check =
        index.isDeclared(reference.name) || SystemRequirements.isAction(reference.name)
          || reference.base?.trimmedDescription == "super"
        ? "" : ", declaredAs: \(argument.expression.trimmedDescription)"
      edits.replace(node, padding: "Selector(\"\(selector)\"\(check))")
      return
    }
    edits.replace(node, padding: expression(found.member, of: found.owner, found.isForeign))
  }

  private func expression(_ member: MemberEntry, of owner: String, _ isForeign: Bool) -> String {
    let name = "\"\(member.selector)\""
    guard member.isMethod, !member.isUnavailableInObjC, !member.isAsync else {
      return "Selector(\(name))"
    }
    if member.isStatic {
      return
        "Selector(\(name), carrying: { _arguments in \(member.call(on: owner, "_arguments")) })"
    }
    // An object may lack an optional requirement, so its default is not carried.
    guard isForeign, !member.isOptional else { return "Selector(\(name))" }
    let type = owner.split(separator: ".").last == "Self" ? "Self" : owner
    return "Selector(\(name), of: \(type).self, "
      + "carrying: { _object, _arguments in \(member.call(on: "_object", "_arguments")) })"
  }

  /// The type in which to look up a selector's member.
  private func typeName(of reference: SelectorReference) -> String {
    let own = enclosing.joined(separator: ".")
    guard let base = reference.base?.trimmedDescription, base != "self", base != "Self",
      base != "super"
    else { return own }
    let name = String(base.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
    let isType = name.split(separator: ".").last?.first?.isUppercase ?? false
    return isType ? name : ""
  }

  private func keyPath(_ expression: ExprSyntax) -> String {
    var names = expression.trimmedDescription.split(separator: ".").map {
      String($0.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace })
    }
    var type = ""
    // Skips the types before the first property.
    while names.count > 1, let first = names.first,
      first.first?.isUppercase ?? false || first == "self"
    {
      type = first
      names.removeFirst()
    }
    if let first = names.first, !type.isEmpty {
      names[0] = Self.systemKey(first, in: type, index, module)
    }
    return names.joined(separator: ".")
  }

  /// The key of a UIKit property omits a leading "is".
  private static func systemKey(
    _ name: String, in type: String, _ index: SourceIndex, _ module: String
  ) -> String {
    guard index.type(named: type, from: module) == nil, name.hasPrefix("is"), name.count > 2,
      name.dropFirst(2).first?.isUppercase ?? false
    else { return name }
    return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
  }
}

extension MemberEntry {
  /// A call of the method in source, with arguments from the array that `arguments` names.
  func call(on receiver: String, _ arguments: String, typed: Bool = false) -> String {
    let values = parameters.enumerated().map { position, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "\(arguments)[\(position)]"
        + (typed || parameter.isNonescaping ? " as \(parameter.type)" : "")
    }
    let plain = "\(receiver).\(name)(\(values.joined(separator: ", ")))"
    // Methods may differ in their results alone.
    let call =
      typed && hasResult && !isAsync && !isThrowing
      ? "(\(plain) as \(signature.result))" : plain
    if isAsync {
      return "_ = Task { @MainActor in \(isThrowing ? "try? " : "_ = ")await \(call) }"
    }
    return isThrowing ? "try? \(call)" : call
  }
}
