// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Which platform the clauses of an `#if` take this one for.
///
/// `os(iOS)` means the code that uses UIKit, which is here. Where an author wrote a clause for Linux as well, the
/// clause with UIKit in it is still the one that is meant, but one that imports Darwin is not.
struct ClausePlatform {
  /// What a clause's condition is told.
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

  /// Whether the clause names UIKit or a class of it.
  private static func usesUIKit(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let elements = clause.elements else { return false }
    for token in elements.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      // Constants of C, such as UINT8 and UIO_MAXIOV, go on in capitals.
      let rest = name.dropFirst(2).prefix(2)
      if name.hasPrefix("UI"), rest.first?.isUppercase ?? false, rest.last?.isLowercase ?? false {
        return true
      }
    }
    return false
  }

  /// Whether the clause imports what Linux does not have.
  private static func needsApple(_ text: String) -> Bool {
    ["import Darwin", "import os", "import AppKit", "import Security", "import CommonCrypto"]
      .contains { text.contains($0) }
  }
}
