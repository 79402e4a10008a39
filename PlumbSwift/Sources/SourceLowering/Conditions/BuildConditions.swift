// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The values that `#if` conditions have in a module that is built as iOS code on Linux.
public struct BuildConditions: Sendable {
  /// The names that `-D` defines.
  public var definedNames: Set<String>
  /// The modules that `canImport` finds: those of the package, its dependencies and the fixed ones.
  public var modules: Set<String>
  /// Whether the names that UIKit had before Swift 4.2 are in use: in the language mode of Swift 4.
  public var isBeforeSwift42 = false

  public init(definedNames: Set<String> = ["DEBUG", "SWIFT_PACKAGE"], modules: Set<String> = []) {
    self.definedNames = definedNames
    self.modules = modules.union([
      "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "FoundationNetworking",
      "FoundationXML", "Dispatch",
      "XCTest", "Testing", "Glibc", "Swift", "Synchronization", "PlumbSystemLog",
    ])
  }

  /// Whether a clause is compiled. Nil if the condition cannot be evaluated.
  func isActive(_ clause: IfConfigClauseSyntax, of block: IfConfigDeclSyntax) -> Bool? {
    let platform = ClausePlatform(block)
    for other in block.clauses {
      let value: Bool? =
        switch other.poundKeyword.tokenKind {
        case .poundElse: true
        default: other.condition.flatMap { self.value(of: $0, platform.seen(by: other)) }
        }
      if other.id == clause.id { return value }
      if value != false { return value == true ? false : nil }
    }
    return nil
  }

  /// Whether a declaration is outside all conditions or only in clauses that may be compiled.
  func isCompiled(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let block = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        isActive(clause, of: block) == false
      {
        return false
      }
      current = parent
    }
    return true
  }

  private func value(of condition: ExprSyntax, _ platform: ClausePlatform.View) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression, platform)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression, platform).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements), platform)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return value(
        of: [infix.leftOperand, infix.operator, infix.rightOperand], platform)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return definedNames.contains(name.baseName.text)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch function {
    case "os": return argument == "iOS" ? platform.isIOS : argument == "Linux" && platform.isLinux
    // The SwiftUI stand-in is incomplete, so only an unconditional import gets it.
    case "canImport": return argument != "SwiftUI" && modules.contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return argument.hasPrefix(">")
    default: return nil
    }
  }

  /// Evaluates `&&` before `||`.
  private func value(of elements: [ExprSyntax], _ platform: ClausePlatform.View) -> Bool? {
    var sums: [[Bool?]] = [[]]
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        if op.operator.text == "||" { sums.append([]) }
      } else {
        sums[sums.count - 1].append(value(of: element, platform))
      }
    }
    let terms = sums.map { factors -> Bool? in
      factors.contains(false) ? false : (factors.contains(nil) ? nil : true)
    }
    return terms.contains(true) ? true : (terms.contains(nil) ? nil : false)
  }
}
