// SPDX-License-Identifier: MIT

import SwiftSyntax

// Imports: submodules and single declarations, the modules that XCTest and Foundation bring along on Apple's
// systems, and what the rewritten code needs itself.
extension FileLowering {
  private static let systemModules: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "ObjectiveC", "Dispatch", "Darwin",
  ]
  private static let networkTypes = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLProtocol", "URLCredential", "HTTPCookie",
    "URLCache", "URLAuthenticationChallenge", "URLResponse", "NSURLRequest", "NSURLConnection",
  ]

  func lowerImports() {
    let imports = ImportCollector(file.tree).imports
    var names: Set<String> = []
    for node in imports {
      let path = node.path.map(\.name.text)
      guard let root = path.first else { continue }
      var name = root
      switch root {
      case "ObjectiveC": name = "UIKit"
      case "Darwin": name = "Glibc"
      default: break
      }
      names.insert(name)
      if name != root || (path.count > 1 && Self.systemModules.contains(root)) {
        if let kind = node.importKindSpecifier { edits.blank(kind) }
        edits.replace(node.path, padding: name)
      }
    }
    var added: [String] = []
    let isTest = names.contains("XCTest")
    if (needsUIKit || isTest) && !names.contains("UIKit") { added.append("UIKit") }
    if !names.contains("FoundationNetworking"), !names.isDisjoint(with: ["Foundation", "UIKit"]),
      Self.networkTypes.contains(where: file.text.contains)
    {
      added.append("FoundationNetworking")
    }
    guard !added.isEmpty else { return }
    let text = added.map { "import \($0)" }.joined(separator: "; ")
    // Behind an import that is compiled whatever the flags, on its line.
    let unconditional = imports.first {
      $0.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }
    if let unconditional {
      edits.insert("; " + text, at: unconditional.range.upperBound)
    } else if let first = file.tree.statements.first {
      edits.insert(text + "; ", at: first.range.lowerBound)
    }
  }
}

/// The imports of a file, those in conditions included.
private final class ImportCollector: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
