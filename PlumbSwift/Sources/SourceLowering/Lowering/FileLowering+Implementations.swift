// SPDX-License-Identifier: MIT

import SwiftSyntax

// C function types with objects, to which code casts method implementations. The compiler on Linux
// rejects such types. Plumb's implementation sends the object its selector.
extension FileLowering {
  /// Whether a function has a parameter or result type that only Objective-C can represent.
  func takesObjects(_ type: TypeSyntax?) -> Bool {
    guard let function = type?.as(FunctionTypeSyntax.self) else { return false }
    let types = function.parameters.map(\.type) + [function.returnClause.type]
    return types.contains { type in
      var text = type.trimmedDescription[...]
      while let last = text.last, "?!".contains(last) { text.removeLast() }
      if text.hasPrefix("[") || text.hasPrefix("@convention(block)") { return true }
      let name = String(text)
      return Self.typesOfObjects.contains(name) || SystemClasses.isKnown(name)
        || ["UI", "NS", "CG", "CA"].contains(where: name.hasPrefix)
        || index.type(named: name, from: module) != nil
    }
  }

  private static let typesOfObjects: Set<String> = [
    "Any", "AnyObject", "AnyClass", "AnyHashable", "Selector", "Self", "Data", "Date", "URL",
    "Error",
    "Class", "Protocol",
  ]

  /// Rewrites `unsafeBitCast(object.method(for: selector), to: Function.self)` to a call that
  /// creates a function.
  func lowerImplementation(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "unsafeBitCast", node.arguments.count == 2,
      let target = node.arguments.last?.expression.as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "self", let type = target.base?.trimmedDescription,
      takesSelector(index.alias(type) ?? type)
    else { return }
    needsUIKit = true
    edits.replace(callee, padding: "methodCalling")
    // A generic function with a parameter pack cannot be called before it has a type.
    guard node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id else {
      return
    }
    edits.insert("(", at: callee.range.lowerBound)
    edits.insert(" as \(type.replacing("@convention(c) ", with: "")))", at: node.range.upperBound)
  }

  /// Whether the type is a function whose second parameter is a selector.
  private func takesSelector(_ type: String) -> Bool {
    let parts = type.components(separatedBy: "->")
    guard parts.count > 1 else { return false }
    let parameters = parts[0].split(separator: ",")
    return parameters.count > 1
      && parameters[1].filter { !"?!() ".contains($0) } == "Selector"
  }
}

extension String {
  /// The parts of the text between occurrences of a separator.
  fileprivate func components(separatedBy mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let found = rest.firstRange(of: mark) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}
