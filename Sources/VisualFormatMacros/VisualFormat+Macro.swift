// SPDX-License-Identifier: MIT

// `#visualFormat`: visual formats that the compiler checks. Behind the trait `Macros`, as the
// compiler's side of it is built on swift-syntax.

#if Macros
  public import UIKit

  /// The constraints that a visual format means, inactive and in the order of its text.
  ///
  /// The names in the format are those of variables where it stands: views and guides in brackets,
  /// numbers for distances and priorities, either for sizes. There is no dictionary; a misspelt name
  /// is an error of the compiler, and so is a mistake in the format, in its own column.
  ///
  /// ```swift
  /// let gap = 12
  /// NSLayoutConstraint.activate(#visualFormat("H:|-[icon(24)]-gap-[title]-|"))
  /// ```
  ///
  /// The expansion is an array of constraints made with anchors. `|` is the superview of the view
  /// beside it; where there is none, UIKit's exception for visual formats is raised.
  ///
  /// - Parameters:
  ///   - format: a string literal without interpolation.
  ///   - options: options written out, as in `[.alignAllTop, .directionLeftToRight]`: alignments
  ///     and directions change which constraints there are.
  @freestanding(expression)
  public macro visualFormat(
    _ format: String, options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] =
    #externalMacro(module: "VisualFormatPlugin", type: "VisualFormatMacro")
#endif
