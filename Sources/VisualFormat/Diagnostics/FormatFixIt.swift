// SPDX-License-Identifier: MIT

/// A change of the text that corrects a mistake.
public struct FormatFixIt: Hashable, Sendable {
  /// The part of the text to replace, in UTF-8 offsets.
  public var range: Range<Int>

  /// The new text.
  public var replacement: String

  /// Creates a change.
  public init(replacing range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
