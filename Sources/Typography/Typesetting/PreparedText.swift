// SPDX-License-Identifier: MIT

/// A text with its characters measured and its line breaks found: all the work that does not depend
/// on a width. Worth keeping for a label that is measured at several widths.
public struct PreparedText: Sendable {
  public let text: AttributedText
  let storage: TextStorage

  /// - Complexity: linear in the length of the text.
  public init(_ text: AttributedText, measuredBy measurer: some TextMeasuring) {
    self.text = text
    storage = TextStorage(text, measuredBy: measurer)
  }

  /// Whether white space stands before a hard break or at the end, which counts in the width as far as
  /// there is room for it.
  package var hasTrailingSpace: Bool {
    storage.traits.indices.contains { index in
      storage.traits[index].contains(.hangs) && storage.advances[index] > 0
        && (index + 1 == storage.count || storage.traits[index + 1].contains(.endsLine))
    }
  }
}
