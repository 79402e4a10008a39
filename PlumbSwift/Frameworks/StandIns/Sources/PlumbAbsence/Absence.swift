// SPDX-License-Identifier: MIT

import Foundation

/// Reports calls that have no effect on Linux.
public enum Absence {
  private static let lock = NSLock()
  // Protected by the lock.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// Prints a message on standard error, once for each text.
  public static func tell(_ message: String) {
    lock.lock()
    let isNew = told.insert(message).inserted
    lock.unlock()
    if isNew { FileHandle.standardError.write(Data("plumb: \(message)\n".utf8)) }
  }
}
