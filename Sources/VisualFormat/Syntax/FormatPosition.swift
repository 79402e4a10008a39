// SPDX-License-Identifier: MIT

/// The position of a syntax node in the text.
///
/// All positions compare equal, so that trees compare by content: `[a]-[b]` and `[a] - [b]` give
/// equal trees.
public struct FormatPosition: Hashable, Sendable {
  /// The node's part of the text, in UTF-8 offsets.
  public var range: Range<Int>

  /// Creates a position. The default is for nodes that were not parsed from a text.
  public init(_ range: Range<Int> = 0..<0) { self.range = range }

  /// Always true.
  public static func == (left: FormatPosition, right: FormatPosition) -> Bool { true }

  /// Hashes nothing, because all positions are equal.
  public func hash(into hasher: inout Hasher) {}
}
