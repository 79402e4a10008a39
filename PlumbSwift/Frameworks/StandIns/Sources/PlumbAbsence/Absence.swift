// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Reports calls that have no effect on Linux.
public enum Absence {
  private static let reported = Mutex<Set<String>>([])

  /// Prints a message on standard error, once for each text.
  public static func tell(_ message: String) {
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("plumb: \(message)\n".utf8))
  }
}
