// SPDX-License-Identifier: MIT

import SwiftSyntax

// Functions of C with objects, to which implementations of methods are cast. The compiler knows no such functions here; what
// stands for an implementation sends the object its selector.
extension FileLowering {
  /// Whether a function has parameters or a result that only Objective-C has.
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

  /// `unsafeBitCast(object.method(for: selector), to: Function.self)` becomes a call that makes a function.
  func lowerImplementation(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "unsafeBitCast", node.arguments.count == 2,
      let target = node.arguments.last?.expression.as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "self", let type = target.base?.trimmedDescription,
      takesSelector(index.alias(type) ?? type)
    else { return }
    needsUIKit = true
    edits.replace(callee, padding: "methodCalling")
    // What has any number of parameters cannot be called before it has a type.
    guard node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id else {
      return
    }
    edits.insert("(", at: callee.range.lowerBound)
    edits.insert(" as \(type.replacing("@convention(c) ", with: "")))", at: node.range.upperBound)
  }

  /// Whether a type is a function whose second parameter is a selector.
  private func takesSelector(_ type: String) -> Bool {
    let parts = type.components(separatedBy: "->")
    guard parts.count > 1 else { return false }
    let parameters = parts[0].split(separator: ",")
    return parameters.count > 1
      && parameters[1].filter { !"?!() ".contains($0) } == "Selector"
  }
}

extension String {
  /// The parts between the places where a text occurs.
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
