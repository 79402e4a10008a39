// SPDX-License-Identifier: MIT

import AutoLayout
import Typography

extension ContentMeasurer {
  /// A field is one line high, with room for the insertion point and its border.
  ///
  /// Source: heights that Xcode saved, 34 points with round corners since iOS 13 and 30 before, for
  /// fonts up to 18 points; the growth beyond and the borders of the old styles are estimates.
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
    return ContentSize(
      width: wholePoints(extent(shown, lines: 1).width) + TextFieldArrangement(field).sideRoom,
      height: height)
  }

  /// The line and the room above it stand in the middle.
  func baselines(of field: TextFieldContent) -> Baselines? {
    let metrics = metrics(of: field.font)
    return Baselines(
      single: Baseline(
        heightFraction: 0.5,
        constant: metrics.ascender + (headroom(of: field) - metrics.lineHeight) / 2))
  }

  /// Since iOS 13 a line has a point more above it, unless it shows bullets.
  private func headroom(of field: TextFieldContent) -> Double {
    environment.platform.major >= 13 && !field.isSecure ? 1 : 0
  }
}
