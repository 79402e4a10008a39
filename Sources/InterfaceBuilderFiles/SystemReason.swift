// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Why the system refused something, in its own words.
package enum SystemReason {
  /// The text of an error number as the end of a sentence: `permission denied`.
  package static func text(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
