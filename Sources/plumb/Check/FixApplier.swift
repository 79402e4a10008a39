// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import LayoutReports

/// Applies safe fix-its to files. Each file is written completely or not at all.
enum FixApplier {
  /// Changes the files and returns the fixed findings and the number of files.
  static func apply(
    _ diagnostics: [Diagnostic]
  ) throws(Failure) -> (fixed: Set<Diagnostic>, files: Int) {
    var edits: [String: [(Diagnostic, [Diagnostic.Edit])]] = [:]
    for diagnostic in diagnostics {
      guard let file = diagnostic.place.file, let fix = diagnostic.fixIts.first, fix.isSafe,
        !fix.edits.isEmpty
      else { continue }
      edits[file, default: []].append((diagnostic, fix.edits))
    }
    var fixed: Set<Diagnostic> = []
    for (file, changes) in edits.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: file),
        let changed = FileEditor.applying(changes.flatMap { $0.1 }, to: Array(data))
      else { throw Failure(in: file, "the fixes overlap; the file was not changed") }
      do {
        try Data(changed).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        throw Failure(in: file, "cannot be written")
      }
      fixed.formUnion(changes.map(\.0))
    }
    return (fixed, edits.count)
  }
}
