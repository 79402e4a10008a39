// SPDX-License-Identifier: MIT

import EssentialFoundation

/// What lies below folders, without hidden files and folders: builds and repositories keep copies there
/// (`.build`, `.git`).
enum VisibleFiles {
  /// The paths below `folder`, relative to it, each folder's by name; none if unreadable. Links to folders are
  /// not followed.
  static func names(below folder: String) -> [String] {
    var names: [String] = []
    var waiting = [""]
    while let place = waiting.popLast() {
      if !place.isEmpty { names.append(place) }
      let path = "\(folder)/\(place)"
      // A folder that was asked for may be a link.
      guard FileKind(at: path, followsLinks: place.isEmpty) == .folder else { continue }
      let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      waiting += found.filter { !isHidden($0) }.sorted(by: >).map {
        place.isEmpty ? $0 : "\(place)/\($0)"
      }
    }
    return names
  }

  /// Whether the last part of a path names something hidden.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
