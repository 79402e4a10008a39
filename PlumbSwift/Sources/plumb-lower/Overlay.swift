// SPDX-License-Identifier: MIT

import Foundation

/// The compiler's virtual file system: copies that it reads under the names of the originals.
struct Overlay: Encodable {
  private struct Root: Encodable {
    let type = "file"
    var name: String
    var externalContents: String

    private enum CodingKeys: String, CodingKey {
      case type, name
      case externalContents = "external-contents"
    }
  }

  private let version = 0
  // Diagnostics name the originals.
  private let usesExternalNames = false
  private var roots: [Root]

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }

  /// - Parameter copies: the paths of the copies by those of the originals.
  init(_ copies: [String: String]) {
    roots = copies.sorted { $0.key < $1.key }.map { Root(name: $0.key, externalContents: $0.value) }
  }

  /// Writes the file only if it changes.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}
