// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Where messages and progress go, so that results can be piped.
enum StandardError {
  /// Writes one line, its characters made visible; `error:`, `warning:` and `note:` are coloured on
  /// a terminal.
  static func write(_ line: String) {
    let shown = VisibleText.of(line)
    draw((Terminal.isColored(STDERR_FILENO) ? Terminal.highlighted(shown) : shown) + "\n")
  }

  /// Writes text as it is. Nobody can be told where messages cannot be written.
  static func draw(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }

  /// Whether a person is watching.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
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

  /// Counts one more; `results` may write lines, which then stand apart from the count.
  mutating func advance(writing results: () throws -> Void = {}) rethrows {
    done += 1
    if isInPlace, done > 1, total > 1 { StandardError.draw("\r\u{1B}[K") }
    try results()
    guard total > 1 else { return }
    let line = "\(done)/\(total) \(noun)"
    if isInPlace {
      // Lines of the results come before the count where both go to one terminal.
      StandardOutput.flush()
      StandardError.draw("\r\(line)\(done == total ? "\n" : "")")
    } else if total >= 20, done * 10 / total != (done - 1) * 10 / total {
      StandardError.write(line)
    }
  }
}
