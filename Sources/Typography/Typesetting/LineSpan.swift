// SPDX-License-Identifier: MIT

/// A line as a part of a ``TextStorage``: the scalars it shows, and the start of the next line.
struct LineSpan {
  /// The ellipsis in place of omitted text.
  struct Ellipsis {
    static let text = "\u{2026}"
    /// The run whose font the ellipsis has.
    var run: Int
    var width: Double
  }

  /// The scalars shown from the start of the line. The whole line unless it is truncated.
  var head: Range<Int>
  /// The scalars shown after the ellipsis.
  var tail: Range<Int> = 0..<0
  var ellipsis: Ellipsis?
  /// The first scalar of the next line.
  var next: Int
  /// The distance from the start of the line to the end of its last word.
  var width: Double
  /// The white space after the last word, if it fits.
  var trailingSpace: Double = 0
  var indent: Double = 0
  /// The horizontal range that areas leave free, if the line goes around areas.
  var room: Range<Double>?
  /// The top of the line, if the line does not follow the previous one directly.
  var top: Double?
  var endsParagraph = false
  var isTruncated = false

  /// The first scalar of the line, shown or not.
  var start: Int { head.lowerBound }
}
