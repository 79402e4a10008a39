// SPDX-License-Identifier: MIT

/// Where a node of a syntax tree was written.
///
/// All positions are equal, so that trees compare by what they say and not by where they say it:
/// `[a]-[b]` and `[a] - [b]` read to equal trees.
public struct FormatPosition: Hashable, Sendable {
  /// The node's part of the text, in UTF-8 offsets.
  public var range: Range<Int>

  /// Creates a position; without a range, that of a node which was not read from a text.
  public init(_ range: Range<Int> = 0..<0) { self.range = range }

  /// Always true.
  public static func == (left: FormatPosition, right: FormatPosition) -> Bool { true }

  /// Adds nothing, as all positions are equal.
  public func hash(into hasher: inout Hasher) {}
}
