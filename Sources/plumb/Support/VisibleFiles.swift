// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The files below a folder, without hidden files and folders. Builds and repositories keep copies
/// in hidden folders (`.build`, `.git`).
enum VisibleFiles {
  /// The paths below `folder`, relative to it, sorted by name within each folder; empty if it
  /// cannot be read.
  ///
  /// Links to folders are not followed.
  static func names(below folder: String) -> [String] {
    var names: [String] = []
    var waiting = [""]
    while let place = waiting.popLast() {
      if !place.isEmpty { names.append(place) }
      let path = "\(folder)/\(place)"
      // The given folder itself may be a link.
      guard FileKind(at: path, followsLinks: place.isEmpty) == .folder else { continue }
      let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      waiting += found.filter { !isHidden($0) }.sorted(by: >).map {
        place.isEmpty ? $0 : "\(place)/\($0)"
      }
    }
    return names
  }

  /// Whether a file name is hidden.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
