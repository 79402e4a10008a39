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
  /// Whether `canImport(SwiftUI)` is true: in a package with an import of SwiftUI that does not ask.
  /// Elsewhere it is false, because the stand-in may lack members that such code uses.
  public var hasSwiftUI = false

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
    let platform = BlockPlatform(block, in: self)
    for other in block.clauses {
      let value = value(of: other, platform)
      if other.id == clause.id { return value }
      if value != false { return value == true ? false : nil }
    }
    return nil
  }

  /// The clause that is compiled on a platform. Nil if no clause is, or if the conditions cannot be evaluated.
  func activeClause(
    of block: IfConfigDeclSyntax, on platform: BlockPlatform
  ) -> IfConfigClauseSyntax? {
    for clause in block.clauses {
      switch value(of: clause, platform) {
      case true?: return clause
      case false?: continue
      case nil: return nil
      }
    }
    return nil
  }

  /// Whether it is certain that no clause is compiled on a platform.
  func hasNoClause(of block: IfConfigDeclSyntax, on platform: BlockPlatform) -> Bool {
    block.clauses.allSatisfy { value(of: $0, platform) == false }
  }

  /// The value of the clause's own condition.
  private func value(of clause: IfConfigClauseSyntax, _ platform: BlockPlatform) -> Bool? {
    if clause.poundKeyword.tokenKind == .poundElse { return true }
    return clause.condition.flatMap { value(of: $0, platform) }
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

  private func value(of condition: ExprSyntax, _ platform: BlockPlatform) -> Bool? {
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
    case "canImport" where argument == "Glibc": return platform.isLinux
    // The toolchain has the module, and UIKit declares its names.
    case "canImport" where argument == "CoreFoundation": return true
    case "canImport" where argument == "SwiftUI": return hasSwiftUI
    case "canImport": return modules.contains(argument)
    case "targetEnvironment": return argument == "simulator"
    case "swift": return Self.compare("5.10", argument, isCertain: { $0 < 6 })
    case "compiler": return Self.compare("6.2", argument, isCertain: { _ in true })
    case "_runtime": return argument == "_Native"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "arch": return argument == Self.architecture
    default: return nil
    }
  }

  #if arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// Evaluates `&&` before `||`.
  private func value(of elements: [ExprSyntax], _ platform: BlockPlatform) -> Bool? {
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
