// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The platform for which the clauses of an `#if` are evaluated.
///
/// `os(iOS)` is true for code that uses UIKit, because Plumb provides UIKit. If the author also
/// wrote a clause for Linux, the clause that names UIKit is compiled. A clause that imports Darwin
/// is not.
struct ClausePlatform {
  /// The platform that a clause sees.
  struct View {
    var isIOS: Bool
    var isLinux: Bool
  }

  private let mentionsLinux: Bool
  private let mentionsIOS: Bool
  private let hasUIKitOutsideLinux: Bool

  init(_ block: IfConfigDeclSyntax) {
    var (mentionsLinux, mentionsIOS, hasUIKit) = (false, false, false)
    for clause in block.clauses {
      let condition = clause.condition?.trimmedDescription ?? ""
      let isForLinux =
        (condition.contains("os(Linux)") && !condition.contains("!os(Linux)"))
        || condition.contains("canImport(Glibc)")
      if condition.contains("os(Linux)") || condition.contains("canImport(Glibc)") {
        mentionsLinux = true
      }
      if condition.contains("os(iOS)") { mentionsIOS = true }
      if !isForLinux, Self.usesUIKit(clause) { hasUIKit = true }
    }
    self.mentionsLinux = mentionsLinux
    self.mentionsIOS = mentionsIOS
    hasUIKitOutsideLinux = hasUIKit
  }

  func seen(by clause: IfConfigClauseSyntax) -> View {
    let text = clause.elements?.trimmedDescription ?? ""
    let usesUIKit = Self.usesUIKit(clause)
    let isIOS = mentionsLinux ? usesUIKit : usesUIKit || !Self.needsApple(text)
    return View(isIOS: isIOS, isLinux: mentionsIOS || !hasUIKitOutsideLinux)
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

  /// Whether the clause imports a module that Linux does not have.
  private static func needsApple(_ text: String) -> Bool {
    ["import Darwin", "import os", "import AppKit", "import Security", "import CommonCrypto"]
      .contains { text.contains($0) }
  }
}
