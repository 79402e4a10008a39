// SPDX-License-Identifier: MIT

// `#visualFormat`: visual formats that the compiler checks. The expansion calls only UIKit's
// anchors and `VisualFormatLayout`, so it works with Apple's UIKit too. The trait `Macros` enables
// it, because the compiler plug-in depends on swift-syntax.

#if Macros && canImport(UIKit)
  public import UIKit

  /// The constraints of a visual format, inactive and in the order of the text.
  ///
  /// The names in the format are variables in scope at the use of the macro. Names in brackets are
  /// views and guides. Distances and priorities are numbers, and sizes are numbers, views or
  /// guides. There is no dictionary: the compiler rejects a misspelt name, and reports a mistake in
  /// the format in its column.
  ///
  /// ```swift
  /// let gap = 12
  /// NSLayoutConstraint.activate(#visualFormat("H:|-[icon(24)]-gap-[title]-|"))
  /// ```
  ///
  /// The expansion is an array of constraints made with anchors. `|` is the superview of the
  /// neighbouring view. If that view has no superview, the expansion raises UIKit's exception for
  /// visual formats.
  ///
  /// - Parameters:
  ///   - format: a string literal without interpolation.
  ///   - options: literal options, as in `[.alignAllTop, .directionLeftToRight]`. They must be
  ///     literal because alignments and directions change which constraints the macro creates.
  @freestanding(expression)
  public macro visualFormat(
    _ format: String, options: NSLayoutConstraint.FormatOptions = []
  ) -> [NSLayoutConstraint] =
    #externalMacro(module: "VisualFormatPlugin", type: "VisualFormatMacro")
#endif
