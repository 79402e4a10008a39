// SPDX-License-Identifier: MIT

import AutoLayout
import Typography

extension ContentMeasurer {
  /// A label is as large as its text, rounded up to the pixel; without text it is nothing.
  ///
  /// A font that may shrink to fit does not count: the content size is that of the full font.
  func size(of label: LabelContent, width: Double?) -> ContentSize {
    let size = extent(
      label.text.text, width: wrappingWidth(of: label, width), lines: label.numberOfLines,
      mode: label.lineBreakMode)
    return ContentSize(
      width: environment.pixels.roundedUp(size.width),
      height: environment.pixels.roundedUp(size.height))
  }

  /// The first line stands at the top, the last one at the bottom, whatever the height; baselines
  /// stand on pixels. For a single line at its own height both are the same.
  ///
  /// UIKit draws the text of a label that is too high in its middle, yet aligns it so: its
  /// documentation warns of it. Source: positions that Xcode saved of labels beside fields.
  func baselines(of label: LabelContent, width: Double?) -> Baselines? {
    let lines = outerLines(
      label.text.text, width: wrappingWidth(of: label, width), lines: label.numberOfLines,
      mode: label.lineBreakMode)
    guard let (first, last) = lines else { return nil }
    return Baselines(
      first: Baseline(heightFraction: 0, constant: first.roundedAscent(environment.pixels)),
      last: Baseline(heightFraction: 1, constant: -environment.pixels.snapped(last.descent)))
  }

  /// The width at which lines end: an explicit one holds whatever the layout finds.
  private func wrappingWidth(of label: LabelContent, _ width: Double?) -> Double? {
    guard label.numberOfLines != 1 else { return nil }
    return label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : width
  }
}
