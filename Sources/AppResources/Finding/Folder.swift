// SPDX-License-Identifier: MIT

import Foundation

/// Reading folders.
enum Folder {
  /// What is in a folder, by name; nothing where it is no folder.
  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// A path without `.` and `..`, so that equal folders are equal URLs.
  static func absolute(_ url: URL) -> URL { url.absoluteURL.standardizedFileURL }
}
