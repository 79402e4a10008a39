// SPDX-License-Identifier: MIT

/// Breaks text into lines and sets them as `UILabel` does.
///
/// ```swift
/// let typesetter = Typesetter(measurer: SystemFontMeasurer())
/// let text = AttributedText("Settings", font: .preferred(.body))
/// let size = typesetter.labelSize(text, scale: 3)
/// ```
public struct Typesetter<Measurer: TextMeasuring>: Sendable {
  public let measurer: Measurer

  public init(measurer: Measurer) { self.measurer = measurer }

  /// Does the work on a text that does not depend on a width, to be used at several.
  public func prepare(_ text: AttributedText) -> PreparedText {
    PreparedText(text, measuredBy: measurer)
  }

  /// The text broken into lines and placed, ready to draw.
  ///
  /// - Parameters:
  ///   - width: points a line may fill; `nil` for no limit.
  ///   - numberOfLines: most lines to set; 0 for all.
  ///   - lineBreakMode: how the last line ends if it does not fit. Before it, lines break at words
  ///     whatever the mode, except for ``LineBreakMode/characterWrap``.
  ///   - maximumHeight: points that the lines may fill together; what does not fit is left out as
  ///     beyond `numberOfLines`. One line is always set.
  /// - Complexity: linear in the length of the text.
  public func layout(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, maximumHeight: Double? = nil
  ) -> TextLayout {
    layout(
      prepare(text), width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      maximumHeight: maximumHeight)
  }

  /// The same of a text prepared before.
  public func layout(
    _ prepared: PreparedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, maximumHeight: Double? = nil
  ) -> TextLayout {
    var limit = max(0, numberOfLines)
    while true {
      var filler = LineFiller(prepared, measurer: measurer, width: width, mode: lineBreakMode)
      let (spans, isTruncated) = filler.lines(limit: limit)
      let placer = LinePlacer(filler.storage, of: prepared.text, measurer: measurer)
      if let maximumHeight, spans.count > 1 {
        let fitting = placer.count(of: spans, fitting: maximumHeight)
        if fitting < spans.count {
          limit = max(1, fitting)
          continue
        }
      }
      return placer.layout(spans, isTruncated: isTruncated)
    }
  }

  /// The text broken into lines that go around areas.
  ///
  /// - Parameter isRightToLeft: whether the parts of a line that an area leaves follow each other from the right.
  public func layout(
    _ text: AttributedText, around areas: [TextExclusion], width: Double?, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .wordWrap, maximumHeight: Double? = nil,
    isRightToLeft: Bool = false
  ) -> TextLayout {
    guard !areas.isEmpty, let width else {
      return layout(
        text, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
        maximumHeight: maximumHeight)
    }
    let prepared = prepare(text)
    var filler = LineFiller(prepared, measurer: measurer, width: width, mode: lineBreakMode)
    let heights = LinePlacer(filler.storage, of: text, measurer: measurer)
    let (spans, isTruncated) = filler.lines(
      around: areas, limit: max(0, numberOfLines), maximumHeight: maximumHeight,
      isRightToLeft: isRightToLeft, extents: heights.height)
    return LinePlacer(filler.storage, of: text, measurer: measurer)
      .layout(spans, isTruncated: isTruncated)
  }

  /// The size of the layout with the same arguments, not rounded, without the work of making it.
  public func measure(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail
  ) -> TextSize {
    if let size = sizeOfPlainLine(text), !(size.width > width ?? .infinity) { return size }
    return measure(
      prepare(text), width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
  }

  /// The same of a text prepared before.
  public func measure(
    _ prepared: PreparedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail
  ) -> TextSize {
    var filler = LineFiller(prepared, measurer: measurer, width: width, mode: lineBreakMode)
    let spans = filler.lines(limit: max(0, numberOfLines)).lines
    return LinePlacer(filler.storage, of: prepared.text, measurer: measurer).size(of: spans)
  }

  /// The intrinsic size of a label: its measured size rounded up to the pixel. Without text it is
  /// zero in both directions.
  ///
  /// - Parameter scale: pixels per point.
  public func labelSize(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, scale: Double
  ) -> TextSize {
    measure(text, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
      .roundedUp(scale: scale)
  }

  /// The same of a text prepared before.
  public func labelSize(
    _ prepared: PreparedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, scale: Double
  ) -> TextSize {
    measure(prepared, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
      .roundedUp(scale: scale)
  }

  /// The size of a text in one font and without hard breaks, tabs or indents, set in one line: most
  /// labels. `nil` for any other text.
  private func sizeOfPlainLine(_ text: AttributedText) -> TextSize? {
    guard text.runs.count == 1, let run = text.runs.first, !run.text.isEmpty, run.box == nil,
      text.paragraph.firstLineHeadIndent == 0, text.paragraph.tailIndent == 0,
      // Below 0x20 are the ASCII breaks, 0xC2 and 0xE2 start the others.
      run.text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 })
    else { return nil }
    let height = text.paragraph.lineHeight(natural: measurer.metrics(of: run.font).lineHeight)
    return TextSize(
      width: measurer.width(of: run.text, font: run.font, kern: run.kern), height: height)
  }
}
