// SPDX-License-Identifier: MIT

/// A line as a part of a ``TextStorage``: what is shown, and where the next line starts.
struct LineSpan {
  /// What stands for the text left out.
  struct Ellipsis {
    static let text = "\u{2026}"
    /// The run whose font it is set in.
    var run: Int
    var width: Double
  }

  /// Scalars shown from the start of the line; all of it unless truncated.
  var head: Range<Int>
  /// Scalars shown after the ellipsis.
  var tail: Range<Int> = 0..<0
  var ellipsis: Ellipsis?
  /// First scalar of the line after this one.
  var next: Int
  /// From the start of the line to the end of its last word.
  var width: Double
  /// The white space after that, if there is room for it.
  var trailingSpace: Double = 0
  var indent: Double = 0
  /// What areas leave of the width, where the line goes around some.
  var room: Range<Double>?
  /// Where the line stands, if it does not follow the one before.
  var top: Double?
  var endsParagraph = false
  var isTruncated = false

  /// First scalar of the line, shown or not.
  var start: Int { head.lowerBound }
}
