// SPDX-License-Identifier: MIT

/// A text with measured characters and line breaks: all work that does not depend on a width. Keep
/// it for a label that is measured at several widths.
public struct PreparedText: Sendable {
  public let text: AttributedText
  let storage: TextStorage

  /// Measures a text and finds its line breaks.
  ///
  /// - Complexity: linear in the length of the text.
  public init(_ text: AttributedText, measuredBy measurer: some TextMeasuring) {
    self.text = text
    storage = TextStorage(text, measuredBy: measurer)
  }

  /// Whether there is white space before a hard break or at the end. Such white space counts in the
  /// width, as far as it fits.
  package var hasTrailingSpace: Bool {
    storage.traits.indices.contains { index in
      storage.traits[index].contains(.hangs) && storage.advances[index] > 0
        && (index + 1 == storage.count || storage.traits[index + 1].contains(.endsLine))
    }
  }
}
