// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography

extension ContentMeasurer {
  /// A text view that scrolls has no content size; one that does not is as large as its text and the
  /// insets of its container.
  ///
  /// Source: nine heights that Xcode saved of text in the body style.
  func size(of view: TextViewContent, width: Double?) -> ContentSize {
    guard !view.isScrollEnabled else { return .none }
    let insets = view.containerInsets
    let sides = insets.left + insets.right + 2 * view.lineFragmentPadding
    let text = view.countedText
    let room = width.map { max(0, $0 - sides) }
    var size =
      view.exclusions.isEmpty
      ? extent(text, width: room, lines: view.numberOfLines, mode: .wordWrap)
      : typesetter.layout(
        text, around: view.exclusionsOfText, width: room, numberOfLines: view.numberOfLines
      ).size
    let metrics = metrics(of: text.runs.first?.font ?? .standardText)
    if text.isEmpty { size.height = metrics.lineHeight }
    // Fonts of text styles have leading, which here counts after the last line too.
    size.height += metrics.leading
    return ContentSize(
      width: environment.pixels.roundedUp(size.width + sides),
      height: environment.pixels.roundedUp(size.height + insets.top + insets.bottom))
  }

  /// Text that does not scroll stands at the top, inside the insets.
  func baselines(of view: TextViewContent, width: Double?) -> Baselines? {
    guard !view.isScrollEnabled else { return nil }
    let insets = view.containerInsets
    let sides = insets.left + insets.right + 2 * view.lineFragmentPadding
    let lines = outerLines(
      view.countedText, width: width.map { max(0, $0 - sides) }, lines: view.numberOfLines,
      mode: .wordWrap)
    guard let (first, last) = lines else { return nil }
    return Baselines(
      first: Baseline(heightFraction: 0, constant: insets.top + first.ascent),
      last: Baseline(heightFraction: 1, constant: -insets.bottom - last.descent))
  }
}

extension TextViewContent {
  /// The text whose lines count: a break at its end opens one, where typing goes on. A label has none there.
  var countedText: AttributedText {
    guard let end = text.text.runs.last?.text.unicodeScalars.last, Character(end).isNewline else {
      return text.text
    }
    var counted = text.text
    counted.runs[counted.runs.count - 1].text.unicodeScalars.append(end)
    return counted
  }

  /// What lines go around, from the corner of the text: they keep the padding on both sides of an area.
  package var exclusionsOfText: [TextExclusion] {
    exclusions.map { TextExclusion($0.corners, leftMargin: 2 * lineFragmentPadding) }
  }
}
