// SPDX-License-Identifier: MIT

/// The width of readable content: lines of text must not be too long to read.
enum ReadableContent {
  /// Measured on an iPad 1024 points wide at content size L. The table for other sizes is not
  /// public.
  static var greatestWidth: Double { 672 }

  /// The insets of readable content in a view of `width`: at least its margins, and a width of at
  /// most ``greatestWidth``.
  static func insets(_ margins: EdgeInsets, width: Double) -> EdgeInsets {
    var insets = margins
    let excess = max(0, width - insets.left - insets.right - greatestWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
