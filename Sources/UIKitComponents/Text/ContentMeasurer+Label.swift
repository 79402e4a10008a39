// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography

extension ContentMeasurer {
  /// The content size of a label: the size of its text, rounded up to pixels. It is zero without
  /// text.
  ///
  /// A font that may shrink to fit has no influence: the content size is that of the full font.
  func size(of label: LabelContent, width: Double?) -> ContentSize {
    let size = extent(
      label.countedText, width: wrappingWidth(of: label, width), lines: label.numberOfLines,
      mode: label.lineBreakMode)
    return ContentSize(
      width: environment.pixels.roundedUp(size.width),
      height: environment.pixels.roundedUp(size.height))
  }

  /// The baselines of a label, on pixel boundaries. Whatever the height, the first line is at the
  /// top and the last line is at the bottom. For a single line at its natural height both are the
  /// same.
  ///
  /// UIKit draws the text of a label that is too high in its middle, but aligns its baselines as
  /// described here. Its documentation warns of this. Source: positions that Xcode saved for labels
  /// beside text fields.
  func baselines(of label: LabelContent, width: Double?) -> Baselines? {
    let lines = outerLines(
      label.countedText, width: wrappingWidth(of: label, width), lines: label.numberOfLines,
      mode: label.lineBreakMode)
    guard let (first, last) = lines else { return nil }
    return Baselines(
      first: Baseline(heightFraction: 0, constant: first.roundedAscent(environment.pixels)),
      last: Baseline(heightFraction: 1, constant: -environment.pixels.snapped(last.descent)))
  }

  /// The width at which lines wrap. An explicit width takes precedence over the layout's.
  private func wrappingWidth(of label: LabelContent, _ width: Double?) -> Double? {
    guard label.numberOfLines != 1 else { return nil }
    return label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : width
  }
}

extension LabelContent {
  /// The text that is measured and drawn.
  ///
  /// Source: nine labels of several lines with a line break at the end, as Xcode saved them. They
  /// are one line higher than their text.
  package var countedText: AttributedText {
    numberOfLines == 1 ? text.text : text.text.withEmptyLastLine
  }
}

extension AttributedText {
  /// The text with a second line break after one at the end, so that the empty line after the first
  /// one counts.
  var withEmptyLastLine: AttributedText {
    guard let end = runs.last?.text.unicodeScalars.last, Character(end).isNewline else {
      return self
    }
    var counted = self
    counted.runs[counted.runs.count - 1].text.unicodeScalars.append(end)
    return counted
  }
}
