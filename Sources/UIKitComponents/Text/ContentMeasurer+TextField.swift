// SPDX-License-Identifier: MIT

import AutoLayout
import Typography

extension ContentMeasurer {
  /// The content size of a text field: one line, with space for the insertion point and the border.
  ///
  /// Source: heights that Xcode saved: 34 points with round corners since iOS 13 and 30 before, for
  /// fonts up to 18 points. The growth beyond that, and the borders of the old styles, are
  /// estimates. The 28 points beside the text of modern round corners are from two saved widths and
  /// from a measurement of iOS 26.
  func size(of field: TextFieldContent) -> ContentSize {
    let line = wholePoints(metrics(of: field.font).lineHeight)
    let isModern = environment.platform.major >= 13
    let height =
      switch field.borderStyle {
      case .none: line + headroom(of: field)
      case .line, .bezel: line + 5
      case .roundedRect: isModern ? max(34, line + 12) : max(30, line + 8)
      }
    let placeholder =
      field.attributedPlaceholder?.text ?? AttributedText(field.placeholder ?? "", font: field.font)
    let shown = field.text.isEmpty ? placeholder : field.text.text
    var width = wholePoints(extent(shown, lines: 1).width)
    if field.borderStyle == .roundedRect, isModern { width = max(5, width) + 14 }
    return ContentSize(width: width + TextFieldArrangement(field).sideSpace, height: height)
  }

  /// The baselines of a text field. The line with the space above it is centred vertically.
  func baselines(of field: TextFieldContent) -> Baselines? {
    let metrics = metrics(of: field.font)
    return Baselines(
      single: Baseline(
        heightFraction: 0.5,
        constant: metrics.ascender + (headroom(of: field) - metrics.lineHeight) / 2))
  }

  /// The additional space above a line: one point since iOS 13, unless the text is secure.
  private func headroom(of field: TextFieldContent) -> Double {
    environment.platform.major >= 13 && !field.isSecure ? 1 : 0
  }
}
