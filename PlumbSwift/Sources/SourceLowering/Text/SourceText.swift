// SPDX-License-Identifier: MIT

import SwiftParser
public import SwiftSyntax

/// A parsed source file.
public struct SourceText: Sendable {
  public let path: String
  public let text: String
  public let tree: SourceFileSyntax

  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }
}

/// The place of a declaration: its file and the UTF-8 offset of its first token.
struct SourcePlace: Hashable, Sendable {
  var path: String
  var offset: Int

  init(_ path: String, _ node: some SyntaxProtocol) {
    self.path = path
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}

extension SourceText {
  /// Whether the texts of a module use names that `import Foundation` provides only on Apple
  /// platforms. False if a text checks for another platform.
  public static func useFoundationOfApple(_ texts: [String]) -> Bool {
    texts.contains { FoundationNames.mayBeUsed(in: $0) && $0.contains("import Foundation") }
      && !texts.contains(where: FoundationNames.checksPlatforms)
  }
}
