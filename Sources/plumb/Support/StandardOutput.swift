// SPDX-License-Identifier: MIT

import EssentialFoundation
import Synchronization

/// Where results go.
///
/// A reader that is gone or a disk that is full ends the process quietly, with the exit code 2.
enum StandardOutput {
  /// Writes one line of text, its control characters made visible.
  static func write(_ line: String) { write(bytes: Array((VisibleText.of(line) + "\n").utf8)) }

  /// Writes bytes as they are: documents, pictures, data.
  static func write(bytes: some Collection<UInt8>) {
    let isLarge = waiting.withLock { waiting in
      waiting += bytes
      return waiting.count > 1 << 16
    }
    if isLarge || isTerminal { flush() }
  }

  /// Hands over what is still waiting.
  static func flush() {
    let bytes = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    // What libraries print, such as help, waits elsewhere.
    let isTaken = fflush(nil) == 0 && Descriptor.write(bytes, to: STDOUT_FILENO)
    if !isTaken { _exit(2) }
  }

  static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// What has not been handed over yet.
  private static let waiting = Mutex<[UInt8]>([])
}
