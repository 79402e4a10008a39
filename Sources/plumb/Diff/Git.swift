// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilderFiles

/// The git repository of the current folder.
enum Git {
  /// The commit that a revision names; nil if the revision is unknown.
  static func commit(_ revision: String) -> String? {
    guard !revision.hasPrefix("-"),
      let output = try? run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    else { return nil }
    return line(output)
  }

  /// The contents of `revision:path`.
  static func blob(_ name: String) throws(Failure) -> [UInt8] {
    try run(["cat-file", "blob", name])
  }

  /// The root folder of the working tree.
  static func topFolder() throws(Failure) -> String {
    line(try run(["rev-parse", "--show-toplevel"]))
  }

  /// A file that differs. A path is nil if the file is not in that version.
  struct Change {
    var old: String?
    var new: String?
  }

  /// The Interface Builder files that differ between two commits, or between a commit and the
  /// working tree.
  static func changes(
    from old: String, to new: String?, paths: [String]
  ) throws(Failure) -> [Change] {
    let patterns = paths.isEmpty ? [":(top)*.storyboard", ":(top)*.xib"] : paths
    let output = try run(
      ["diff", "--name-status", "-z", "-M", old] + (new.map { [$0] } ?? []) + ["--"] + patterns)
    var fields = String(decoding: output, as: UTF8.self).split(separator: "\0")[...]
    var changes: [Change] = []
    while let status = fields.popFirst(), let path = fields.popFirst().map(String.init) {
      switch status.first {
      case "A": changes.append(Change(old: nil, new: path))
      case "D": changes.append(Change(old: path, new: nil))
      case "R", "C": changes.append(Change(old: path, new: fields.popFirst().map(String.init)))
      default: changes.append(Change(old: path, new: path))
      }
    }
    return changes.filter { change in
      let kind = URL(fileURLWithPath: change.new ?? change.old ?? "").pathExtension
      return ["storyboard", "xib"].contains(kind)
    }
  }

  /// The files of the working tree that are new or differ from a commit, as paths below the root
  /// folder.
  static func pathsChanged(since commit: String) throws(Failure) -> Set<String> {
    let changed = try run(["diff", "--name-only", "--no-renames", "-z", commit])
    // `--full-name` gives untracked paths relative to the root folder, as `git diff` does.
    let added = try run([
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":(top)",
    ])
    return Set(
      (changed + added).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).trimmed
  }

  private static func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
    let result: Subprocess.Result
    do {
      result = try Subprocess("git", arguments).captured()
    } catch {
      throw Failure("git cannot be run")
    }
    guard result.code == 0 else {
      let text = String(decoding: result.errors, as: UTF8.self)
        .split(whereSeparator: \.isNewline).first.map(String.init)
      throw Failure("git: \(text ?? "it failed")")
    }
    return Array(result.output)
  }
}
