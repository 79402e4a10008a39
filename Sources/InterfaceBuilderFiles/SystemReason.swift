// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The system's error texts.
package enum SystemReason {
  /// The text of an error number in a form that ends a sentence: `permission denied`.
  package static func text(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
