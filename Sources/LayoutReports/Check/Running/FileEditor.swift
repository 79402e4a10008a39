// SPDX-License-Identifier: MIT

package import Diagnostics
import MarkupTree

/// Edits a markup file in any encoding.
package enum FileEditor {
  /// Applies edits and keeps all other bytes. The result is nil if the edits overlap or the text is
  /// no longer well-formed.
  package static func applying(_ edits: [Diagnostic.Edit], to bytes: [UInt8]) -> [UInt8]? {
    guard let document = try? MarkupDocument(bytes), let text = edits.applied(to: document.text),
      (try? MarkupDocument(text)) != nil
    else { return nil }
    return document.encoding.encode(text)
  }
}
