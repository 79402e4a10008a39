// SPDX-License-Identifier: MIT

/// The part of a view in which lines of text are not too long to read.
enum ReadableContent {
  /// Measured on a 1024 pt wide iPad at content size L; the table of other sizes is not public.
  static var greatestWidth: Double { 672 }

  /// Insets from a view `width` points wide: its margins, and no wider than ``greatestWidth``.
  static func insets(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    var insets = margins
    let excess = max(0, width - insets.left - insets.right - greatestWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
