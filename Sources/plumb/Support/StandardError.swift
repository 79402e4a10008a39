// SPDX-License-Identifier: MIT

import Foundation

/// Where messages and progress go, so that results can be piped.
enum StandardError {
  /// Writes one line.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  /// Whether a person is watching.
  static var isTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }
}

/// Counts long work on standard error: in place on a terminal, every tenth part elsewhere.
struct Progress {
  private let total: Int
  private let noun: String
  private var done = 0
  private let isInPlace = StandardError.isTerminal

  /// - Parameter noun: what is counted, in the plural.
  init(total: Int, noun: String) {
    self.total = total
    self.noun = noun
  }

  mutating func advance() {
    done += 1
    guard total > 1 else { return }
    let line = "\(done)/\(total) \(noun)"
    if isInPlace {
      FileHandle.standardError.write(Data("\r\(line)\(done == total ? "\n" : "")".utf8))
    } else if total >= 20, done * 10 / total != (done - 1) * 10 / total {
      StandardError.write(line)
    }
  }
}
