// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Standard error, for messages and progress, so that results can be piped.
enum StandardError {
  /// Writes a line with its control characters made visible. On a terminal `error:`, `warning:` and
  /// `note:` are coloured.
  static func write(_ line: String) {
    let shown = VisibleText.of(line)
    draw((Terminal.isColored(STDERR_FILENO) ? Terminal.highlighted(shown) : shown) + "\n")
  }

  /// Writes text unchanged. Errors are ignored, because there is no other place for messages.
  static func draw(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }

  /// Whether standard error is a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Shows progress on standard error: in place on a terminal, else a line for every tenth of the
/// work.
struct Progress {
  private let total: Int
  private let noun: String
  private var done = 0
  private let isInPlace = StandardError.isTerminal

  /// - Parameter noun: the counted things, in the plural.
  init(total: Int, noun: String) {
    self.total = total
    self.noun = noun
  }

  /// Counts one more. `results` may print lines; they do not mix with the progress line.
  mutating func advance(writing results: () throws -> Void = {}) rethrows {
    done += 1
    if isInPlace, done > 1, total > 1 { StandardError.draw("\r\u{1B}[K") }
    try results()
    guard total > 1 else { return }
    let line = "\(done)/\(total) \(noun)"
    if isInPlace {
      // If both streams are the same terminal, the results must appear before the progress line.
      StandardOutput.flush()
      StandardError.draw("\r\(line)\(done == total ? "\n" : "")")
    } else if total >= 20, done * 10 / total != (done - 1) * 10 / total {
      StandardError.write(line)
    }
  }
}
