// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The platform for which the clauses of an `#if` are evaluated.
///
/// Code is compiled as on iOS, because Plumb provides UIKit. In three cases a block is compiled as on
/// Linux:
///
/// - The clause for iOS imports a module that Linux lacks, and the clause for Linux does not.
/// - The author wrote a clause for Linux, and no other clause is about iOS.
/// - The author wrote a clause for Linux, and the clauses for iOS need modules that are not built.
struct BlockPlatform {
  let isIOS: Bool
  let isLinux: Bool

  static let iOS = BlockPlatform(isIOS: true, isLinux: false)
  static let linux = BlockPlatform(isIOS: false, isLinux: true)

  private init(isIOS: Bool, isLinux: Bool) {
    self.isIOS = isIOS
    self.isLinux = isLinux
  }

  init(_ block: IfConfigDeclSyntax, in conditions: BuildConditions) {
    let texts = block.clauses.map { $0.condition?.trimmedDescription ?? "" }
    let mentionsLinux = texts.contains {
      $0.contains("os(Linux)") || $0.contains("canImport(Glibc)")
    }
    if mentionsLinux,
      !Self.isAboutIOS(block, texts)
        || (texts.contains { $0.contains("os(iOS)") && $0.contains("canImport(") }
          && conditions.hasNoClause(of: block, on: .iOS)
          && conditions.activeClause(of: block, on: .linux) != nil)
    {
      self = .linux
    } else if let clause = conditions.activeClause(of: block, on: .iOS), Self.needsApple(clause),
      let other = conditions.activeClause(of: block, on: .linux), other.id != clause.id,
      !Self.needsApple(other)
    {
      self = .linux
    } else {
      self = .iOS
    }
  }

  /// Whether a block with a clause for Linux has another one for iOS. A type for Linux that Plumb
  /// declares is not needed either.
  private static func isAboutIOS(_ block: IfConfigDeclSyntax, _ conditions: [String]) -> Bool {
    if conditions.contains(where: { $0.contains("os(iOS)") }) { return true }
    return zip(block.clauses, conditions).contains { clause, condition in
      let isForLinux =
        (condition.contains("os(Linux)") && !condition.contains("!os(Linux)"))
        || condition.contains("canImport(Glibc)")
      return isForLinux ? declaresSystemType(clause) : usesUIKit(clause)
    }
  }

  /// Whether the clause names UIKit or one of its classes.
  private static func usesUIKit(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let elements = clause.elements else { return false }
    for token in elements.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      // C constants such as UINT8 and UIO_MAXIOV have no small letter at the fourth place.
      let rest = name.dropFirst(2).prefix(2)
      if name.hasPrefix("UI"), rest.first?.isUppercase ?? false, rest.last?.isLowercase ?? false {
        return true
      }
    }
    return false
  }

  /// Whether the clause declares a type of the name of one that Plumb's modules declare.
  private static func declaresSystemType(_ clause: IfConfigClauseSyntax) -> Bool {
    guard case .statements(let statements) = clause.elements else { return false }
    return statements.contains { item in
      guard let name = item.item.asProtocol((any NamedDeclSyntax).self)?.name.text else {
        return false
      }
      return SystemClasses.isKnown(name) || ImpliedModules.isOfXCTest(name)
    }
  }

  /// Whether the clause imports a module that Linux does not have.
  private static func needsApple(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let elements = clause.elements else { return false }
    return ImportCollector(elements).imports.contains { node in
      ["Darwin", "os", "AppKit", "Cocoa", "Security", "CommonCrypto"]
        .contains(node.path.first?.name.text)
    }
  }
}
