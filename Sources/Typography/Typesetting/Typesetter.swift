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

  /// Measures the words of a text once, for layouts at several widths.
  public func prepare(_ text: AttributedText) -> PreparedText {
    PreparedText(text, measuredBy: measurer)
  }

  /// Breaks a text into lines and places them, ready to draw.
  ///
  /// `width` is the number of points that a line may fill, or `nil` for no limit. `numberOfLines`
  /// is the maximum number of lines, or 0 for all. `lineBreakMode` is the treatment of the last
  /// line if it does not fit. Earlier lines break at words in every mode, except
  /// ``LineBreakMode/characterWrap``. `maximumHeight` is the number of points that all lines
  /// together may fill. Lines that do not fit are omitted, like lines beyond `numberOfLines`. At
  /// least one line is always set.
  ///
  /// - Complexity: linear in the length of the text.
  public func layout(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, maximumHeight: Double? = nil
  ) -> TextLayout {
    layout(
      prepare(text), width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      maximumHeight: maximumHeight)
  }

  /// Breaks a prepared text into lines and places them.
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

  /// Breaks a text into lines that go around areas.
  ///
  /// `isRightToLeft` determines whether the parts of a line beside an area follow each other from
  /// the right.
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
    let placer = LinePlacer(filler.storage, of: text, measurer: measurer)
    let (spans, isTruncated) = filler.lines(
      around: areas, limit: max(0, numberOfLines), maximumHeight: maximumHeight,
      isRightToLeft: isRightToLeft, extents: placer.height)
    return LinePlacer(filler.storage, of: text, measurer: measurer)
      .layout(spans, isTruncated: isTruncated)
  }

  /// The size of the layout with the same arguments, not rounded. It is computed without making the
  /// layout.
  public func measure(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail
  ) -> TextSize {
    if let size = sizeOfPlainLine(text), !(size.width > width ?? .infinity) { return size }
    return measure(
      prepare(text), width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
  }

  /// The size of the layout of a prepared text, not rounded.
  public func measure(
    _ prepared: PreparedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail
  ) -> TextSize {
    var filler = LineFiller(prepared, measurer: measurer, width: width, mode: lineBreakMode)
    let spans = filler.lines(limit: max(0, numberOfLines)).lines
    return LinePlacer(filler.storage, of: prepared.text, measurer: measurer).size(of: spans)
  }

  /// The intrinsic size of a label: its measured size rounded up to the pixel. Without text both
  /// dimensions are zero.
  ///
  /// `scale` is the number of pixels per point.
  public func labelSize(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, scale: Double
  ) -> TextSize {
    measure(text, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
      .roundedUp(scale: scale)
  }

  /// The intrinsic size of a label with a prepared text.
  public func labelSize(
    _ prepared: PreparedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, scale: Double
  ) -> TextSize {
    measure(prepared, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
      .roundedUp(scale: scale)
  }

  /// The size of a text in one line, if it has one font and no hard breaks, tabs or indents, like
  /// most labels. `nil` for any other text.
  private func sizeOfPlainLine(_ text: AttributedText) -> TextSize? {
    guard text.runs.count == 1, let run = text.runs.first, !run.text.isEmpty, run.box == nil,
      text.paragraph.firstLineHeadIndent == 0, text.paragraph.tailIndent == 0,
      // Bytes below 0x20 are the ASCII breaks. 0xC2 and 0xE2 begin the other breaks.
      run.text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 })
    else { return nil }
    let height = text.paragraph.lineHeight(natural: measurer.metrics(of: run.font).lineHeight)
    return TextSize(
      width: measurer.width(of: run.text, font: run.font, kern: run.kern), height: height)
  }
}
