// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Modules whose names a file uses without importing them: on Apple's systems Foundation and UIKit bring them along.
enum ImpliedModules {
  private static let names: [(module: String, exact: Set<String>, prefixes: [String])] = [
    (
      "Combine",
      [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
        "PassthroughSubject", "Published",
      ], []
    ),
    (
      "Security", ["serverTrust"],
      ["SecItem", "SecKey", "SecTrust", "SecRandom", "SecCertificate", "kSec", "errSec"]
    ),
  ]

  /// The modules that the file means and does not import, apart from names that `isDeclared` knows.
  static func modules(
    of file: SourceText, importing imported: Set<String>, isDeclared: (String) -> Bool
  ) -> [String] {
    let wanted = names.filter { entry in
      !imported.contains(entry.module)
        && (entry.exact.contains { file.text.contains($0) }
          || entry.prefixes.contains { file.text.contains($0) })
    }
    guard !wanted.isEmpty, !imported.isDisjoint(with: ["Foundation", "UIKit", "StoreKit"]) else {
      return []
    }
    let used = Set(
      file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard case .identifier(let name) = token.tokenKind else { return nil }
        return name
      })
    return wanted.filter { entry in
      used.contains { name in
        (entry.exact.contains(name) || entry.prefixes.contains { name.hasPrefix($0) })
          && !isDeclared(name)
      }
    }.map(\.module)
  }
}
