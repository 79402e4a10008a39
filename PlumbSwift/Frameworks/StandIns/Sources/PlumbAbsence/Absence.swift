// SPDX-License-Identifier: MIT

import Foundation

/// What an app asks of the system that is not here.
public enum Absence {
  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// Says once on standard error what does not happen.
  public static func tell(_ message: String) {
    lock.lock()
    let isNew = told.insert(message).inserted
    lock.unlock()
    if isNew { FileHandle.standardError.write(Data("plumb: \(message)\n".utf8)) }
  }
}
