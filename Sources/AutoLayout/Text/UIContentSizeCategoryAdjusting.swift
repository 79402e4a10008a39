// SPDX-License-Identifier: MIT

/// What can have its font follow the user's preferred text size: labels, text fields, text views.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows the preferred text size as it changes; only fonts of a text style or of
  /// `UIFontMetrics` do.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
