// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import LayoutReports

/// The settings of `.plumb.yml` files: severities of rules, excluded files and silenced objects.
///
/// A configuration applies to its folder and all folders below. The nearest one takes precedence.
struct CheckConfiguration: Sendable {
  /// A folder that contains a configuration, and its settings.
  private struct Level: Sendable {
    var folder: String
    var settings: CheckSettings
  }

  private var levels: [Level] = []
  private var visitedFolders: Set<String> = []

  /// Reads the configurations that apply to the files at `paths`, outermost first.
  ///
  /// - Throws: if a configuration cannot be read or names an unknown rule, with the line.
  init(for paths: [String]) throws(Failure) {
    for path in paths {
      var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
      while visitedFolders.insert(folder.path).inserted {
        let url = folder.appendingPathComponent(".plumb.yml")
        if let data = FileManager.default.contents(atPath: url.path) {
          levels.append(Level(folder: folder.path, settings: try Self.read(data, url.path)))
        }
        guard folder.path != "/" else { break }
        folder.deleteLastPathComponent()
      }
    }
    levels.sort { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  private static func read(_ data: Data, _ path: String) throws(Failure) -> CheckSettings {
    do {
      return try CheckSettings(yaml: String(decoding: data, as: UTF8.self))
    } catch {
      throw Failure(
        in: path, line: error.place.line, column: error.place.column, error.message)
    }
  }

  /// Whether the file is excluded.
  func excludes(_ path: String) -> Bool {
    levels(of: path).contains { level, place in
      level.settings.exclude.contains { Self.matches(place, $0) }
    }
  }

  /// The diagnostic with its configured severity; nil if it is silenced.
  func configured(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let file = diagnostic.place.file else { return diagnostic }
    var result = diagnostic
    let rule = diagnostic.rule.rawValue
    var value: String?
    for (level, place) in levels(of: file) {
      if let id = diagnostic.place.elementID, let silent = level.settings.ids[id],
        silent.isEmpty || silent.contains(rule)
      {
        return nil
      }
      value = level.settings.rules[rule] ?? value
      for (pattern, rules) in level.settings.files.sorted(by: { $0.key < $1.key })
      where Self.matches(place, pattern) {
        value = rules[rule] ?? value
      }
    }
    guard let value else { return result }
    guard let severity = Diagnostic.Severity(rawValue: value) else { return nil }
    // A finding that is less severe than its rule stays so.
    let standard = CheckRule.named(rule)?.severity ?? result.severity
    if result.severity >= standard || severity < result.severity { result.severity = severity }
    return result
  }

  /// The settings that apply to a file, outermost first, and the file's path relative to each.
  private func levels(of path: String) -> [(Level, String)] {
    guard !levels.isEmpty else { return [] }
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    return levels.compactMap { level in
      let folder = level.folder == "/" ? "/" : level.folder + "/"
      return full.hasPrefix(folder) ? (level, String(full.dropFirst(folder.count))) : nil
    }
  }

  /// Whether a path matches a pattern. `*` matches any characters, and a folder matches all files
  /// in it.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return isMatch(Array(path), Array(pattern)) || isMatch(Array(name), Array(pattern))
      || path.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/")
  }

  private static func isMatch(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, next) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[place] {
        place += 1
        next += 1
      } else if let last = star {
        next = last.pattern + 1
        place = last.text + 1
        star = (last.pattern, place)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
