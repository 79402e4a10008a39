// SPDX-License-Identifier: MIT

extension TextStyle {
  /// Size and leading (baseline to baseline) in points.
  ///
  /// Source: the Dynamic Type tables of Apple's Human Interface Guidelines, except the leading of the
  /// subheadline at XXXL: 26, from pictures of iOS, where the tables have 28. The tables list the two
  /// extra large titles only for the default setting. At other settings the second has the sizes of
  /// the first title, and the first is two points larger than the large title.
  public func sizeAndLeading(
    _ category: ContentSizeCategory
  ) -> (size: Double, leading: Double) {
    // A row has two numbers for each of the twelve categories.
    let index = 24 * row + 2 * category.rawValue
    let (size, leading) = (Double(Self.figures[index]), Double(Self.figures[index + 1]))
    return self == .extraLargeTitle ? (size + 2, leading + 2) : (size, leading)
  }

  /// Scales a length with this style, as `UIFontMetrics.scaledValue(for:)` does: in proportion to
  /// the leadings, not to the sizes, and rounded to the pixel.
  ///
  /// `scale` is the number of pixels per point.
  public func scaledValue(
    _ value: Double, category: ContentSizeCategory, scale: Double = 1
  ) -> Double {
    let ratio = sizeAndLeading(category).leading / sizeAndLeading(.large).leading
    guard scale > 0, scale.isFinite else { return value * ratio }
    return (value * ratio * scale).nearestWhole / scale
  }

  /// The row of the style in ``figures``.
  private var row: Int {
    switch self {
    case .extraLargeTitle, .largeTitle: 0
    case .extraLargeTitle2, .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption1: 8
    case .caption2: 9
    }
  }

  /// Pairs of size and leading, from extra small to the largest accessibility size, a row for each
  /// style. It is one table, because Embedded Swift may mix up several tables of a function.
  private static let figures: [UInt8] = [
    // extraLargeTitle, largeTitle
    31, 38, 32, 39, 33, 40, 34, 41, 36, 43, 38, 46, 40, 48,
    44, 52, 48, 57, 52, 61, 56, 66, 60, 70,
    // extraLargeTitle2, title1
    25, 31, 26, 32, 27, 33, 28, 34, 30, 37, 32, 39, 34, 41,
    38, 46, 43, 51, 48, 57, 53, 62, 58, 68,
    // title2
    19, 24, 20, 25, 21, 26, 22, 28, 24, 30, 26, 32, 28, 34,
    34, 41, 39, 47, 44, 52, 50, 59, 56, 66,
    // title3
    17, 22, 18, 23, 19, 24, 20, 25, 22, 28, 24, 30, 26, 32,
    31, 38, 37, 44, 43, 51, 49, 58, 55, 65,
    // headline, body
    14, 19, 15, 20, 16, 21, 17, 22, 19, 24, 21, 26, 23, 29,
    28, 34, 33, 40, 40, 48, 47, 56, 53, 62,
    // callout
    13, 18, 14, 19, 15, 20, 16, 21, 18, 23, 20, 25, 22, 28,
    26, 32, 32, 39, 38, 46, 44, 52, 51, 60,
    // subheadline
    12, 16, 13, 18, 14, 19, 15, 20, 17, 22, 19, 24, 21, 26,
    25, 31, 30, 37, 36, 43, 42, 50, 49, 58,
    // footnote
    12, 16, 12, 16, 12, 16, 13, 18, 15, 20, 17, 22, 19, 24,
    23, 29, 27, 33, 33, 40, 38, 46, 44, 52,
    // caption1
    11, 13, 11, 13, 11, 13, 12, 16, 14, 19, 16, 21, 18, 23,
    22, 28, 26, 32, 32, 39, 37, 44, 43, 51,
    // caption2
    11, 13, 11, 13, 11, 13, 11, 13, 13, 18, 15, 20, 17, 22,
    20, 25, 24, 30, 29, 35, 34, 41, 40, 48,
  ]
}
