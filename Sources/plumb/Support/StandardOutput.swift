// SPDX-License-Identifier: MIT

import EssentialFoundation
import Synchronization

/// Standard output, for results.
///
/// If the reader has closed the pipe or the disk is full, the process ends without a message, with
/// the exit code 2.
enum StandardOutput {
  /// Writes a line of text with its control characters made visible.
  static func write(_ line: String) { write(bytes: Array((VisibleText.of(line) + "\n").utf8)) }

  /// Writes bytes unchanged: documents, pictures or data.
  static func write(bytes: some Collection<UInt8>) {
    let isLarge = waiting.withLock { waiting in
      waiting += bytes
      return waiting.count > 1 << 16
    }
    if isLarge || isTerminal { flush() }
  }

  /// Writes the buffered bytes.
  static func flush() {
    let bytes = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    // Libraries print to C's own buffer, for example help texts.
    let isTaken = fflush(nil) == 0 && Descriptor.write(bytes, to: STDOUT_FILENO)
    if !isTaken { _exit(2) }
  }

  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Bytes that have not been written yet.
  private static let waiting = Mutex<[UInt8]>([])
}
