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

  public init(measurer: Measurer) {
    self.measurer = measurer
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
    guard !text.isEmpty else { return TextLayout(lines: [], size: .zero, isTruncated: false) }
    let storage = TextStorage(text, measuredBy: measurer)
    var limit = max(0, numberOfLines)
    while true {
      var filler = LineFiller(
        storage, of: text, measurer: measurer, width: Self.limit(width), mode: lineBreakMode)
      let (spans, isTruncated) = filler.lines(limit: limit)
      let placer = LinePlacer(filler.storage, of: text, measurer: measurer)
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

  /// The size of ``layout(_:width:numberOfLines:lineBreakMode:maximumHeight:)``, without the work of
  /// making it: not rounded.
  public func measure(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail
  ) -> TextSize {
    guard !text.isEmpty else { return .zero }
    if let size = sizeOfPlainLine(text), size.width <= Self.limit(width) { return size }
    let storage = TextStorage(text, measuredBy: measurer)
    var filler = LineFiller(
      storage, of: text, measurer: measurer, width: Self.limit(width), mode: lineBreakMode)
    let spans = filler.lines(limit: max(0, numberOfLines)).lines
    return LinePlacer(filler.storage, of: text, measurer: measurer).size(of: spans)
  }

  /// The intrinsic size of a label: ``measure(_:width:numberOfLines:lineBreakMode:)`` rounded up to
  /// the pixel. Without text it is zero in both directions.
  ///
  /// - Parameter scale: pixels per point.
  public func labelSize(
    _ text: AttributedText, width: Double? = nil, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, scale: Double
  ) -> TextSize {
    measure(text, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
      .roundedUp(scale: scale)
  }

  /// The width in points as a number that line filling can compare with.
  private static func limit(_ width: Double?) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    return max(0, width)
  }

  /// The size of a text in one font and without hard breaks, tabs or indents, set in one line: most
  /// labels. `nil` for any other text.
  private func sizeOfPlainLine(_ text: AttributedText) -> TextSize? {
    guard text.runs.count == 1, let run = text.runs.first,
      text.paragraph.firstLineHeadIndent == 0, text.paragraph.tailIndent == 0,
      // Below 0x20 are the ASCII breaks, 0xC2 and 0xE2 start the others.
      run.text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 })
    else { return nil }
    let height = text.paragraph.lineHeight(natural: measurer.metrics(of: run.font).lineHeight)
    return TextSize(
      width: measurer.width(of: run.text, font: run.font, kern: run.kern), height: height)
  }
}
