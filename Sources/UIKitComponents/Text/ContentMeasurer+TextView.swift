// SPDX-License-Identifier: MIT

import AutoLayout
package import Typography

extension ContentMeasurer {
  /// The content size of a text view. If it scrolls, it has none. Otherwise it is the size of the
  /// text and the insets of its container.
  ///
  /// Source: nine heights that Xcode saved for text in the body style.
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
    // Fonts of text styles have leading. In a text view it is also added after the last line.
    size.height += metrics.leading
    return ContentSize(
      width: environment.pixels.roundedUp(size.width + sides),
      height: environment.pixels.roundedUp(size.height + insets.top + insets.bottom))
  }

  /// The baselines of a text view that does not scroll. Its text is at the top, inside the insets.
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
  /// The text that is measured.
  var countedText: AttributedText { text.text.withEmptyLastLine }

  /// The areas that lines flow around, relative to the corner of the text. Lines keep the padding
  /// on both sides of an area.
  package var exclusionsOfText: [TextExclusion] {
    exclusions.map { TextExclusion($0.corners, leftMargin: 2 * lineFragmentPadding) }
  }
}
