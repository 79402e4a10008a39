// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

/// Known findings, which are not reported again: the number of findings with each fingerprint.
struct Baseline: Codable {
  var version = 1
  var findings: [String: Int]

  init(_ diagnostics: [Diagnostic]) {
    findings = [:]
    for diagnostic in diagnostics { findings[diagnostic.fingerprint, default: 0] += 1 }
  }

  /// - Throws: if the file is not a baseline.
  init(path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(in: path, "no such baseline file; --write-baseline creates one")
    }
    do {
      self = try JSONDecoder().decode(Baseline.self, from: data)
    } catch {
      throw Failure(in: path, "not a baseline file of 'plumb check'")
    }
  }

  func write(to path: String) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try (encoder.encode(self) + Data("\n".utf8)).write(
        to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(in: path, "cannot be written")
    }
  }

  /// The diagnostics that the baseline does not contain.
  func unknown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = findings
    return diagnostics.filter { diagnostic in
      guard let count = left[diagnostic.fingerprint], count > 0 else { return true }
      left[diagnostic.fingerprint] = count - 1
      return false
    }
  }
}
