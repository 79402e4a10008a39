// SPDX-License-Identifier: MIT

import EssentialFoundation
import Synchronization

/// The lines of source files, read on demand.
///
/// It keeps the last file only, because diagnostics are grouped by file.
final class SourceLines: Sendable {
  private struct File {
    var path: String
    var lines: [Substring]
  }

  private let last = Mutex<File?>(nil)

  /// A line of a file, counted from 1; nil if the file or the line does not exist.
  func line(_ number: Int, of path: String) -> String? {
    last.withLock { last in
      if last?.path != path {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        last = File(
          path: path,
          lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
      }
      guard let lines = last?.lines, lines.indices.contains(number - 1) else { return nil }
      return String(lines[number - 1])
    }
  }
}
