// SPDX-License-Identifier: MIT

import Foundation
import TestSettings

/// Files of the repository that tests read.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Files that are not well-formed, each for a different reason.
  static let malformed = root.appending(path: "Tests/MarkupTreeTests/Malformed")

  /// The bytes of every Interface Builder file in the examples and in the folder `PLUMB_FILES`.
  static func interfaceFiles() throws -> [(path: String, bytes: [UInt8])] {
    var folders = [root.appending(path: "Examples")]
    if let more = TestSettings.files { folders.append(more) }
    return try folders.flatMap { folder in
      try (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        .map { (path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
    }
  }
}
