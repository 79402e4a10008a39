// SPDX-License-Identifier: MIT

package import Diagnostics
import MarkupTree

/// Makes edits in a file of markup, in whatever encoding it is.
package enum FileEditor {
  /// The bytes with the edits made and all others as they were; nil where the edits overlap or the
  /// result is not well-formed.
  package static func applying(_ edits: [Diagnostic.Edit], to bytes: [UInt8]) -> [UInt8]? {
    guard let document = try? MarkupDocument(bytes), let text = edits.applied(to: document.text),
      (try? MarkupDocument(text)) != nil
    else { return nil }
    return document.encoding.encode(text)
  }
}
