// SPDX-License-Identifier: MIT

import Foundation

/// What lies below folders, without hidden files and folders: builds and repositories keep copies there
/// (`.build`, `.git`).
enum VisibleFiles {
  /// The paths below `folder`, relative to it, in the file system's order; none if unreadable.
  static func names(below folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = all.nextObject() as? String {
      if isHidden(URL(fileURLWithPath: name).lastPathComponent) {
        all.skipDescendants()
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// Whether the last part of a path names something hidden.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
