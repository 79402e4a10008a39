// SPDX-License-Identifier: MIT

/// Between which widths the texts of a tree break their lines in the same way, as far as that was asked.
///
/// Lines are filled first fit, so the widths at which all of them break alike form an interval.
package final class LineBreaks {
  private struct Key: Hashable {
    var item: ItemID
    var lines: [Int]
    var category: Int
  }

  private var ranges: [Key: ClosedRange<Double>] = [:]

  package init() {}

  /// The bytes of text on each line of `content` at `width`, and the widths at which they are the same.
  ///
  /// - Complexity: some forty layouts of the text for lines that are met for the first time.
  func lines(
    of content: ItemContent, _ item: ItemID, _ measurer: ContentMeasurer, width: Double
  ) -> (lines: [Int], range: ClosedRange<Double>) {
    func lines(at width: Double) -> [Int] { measurer.lineLengths(of: content, width: width) }
    let found = lines(at: width)
    let key = Key(
      item: item, lines: found,
      category: measurer.environment.horizontalSizeClass.rawValue * 4
        + measurer.environment.verticalSizeClass.rawValue)
    if let known = ranges[key], known.contains(width) { return (found, known) }
    let lower = Self.border(from: width, to: 0) { lines(at: $0) == found }
    let upper = Self.border(from: width, to: Self.greatestWidth) { lines(at: $0) == found }
    let range = lower...max(lower, upper)
    ranges[key] = range
    return (found, range)
  }

  private static var greatestWidth: Double { 16_384 }

  /// The number farthest from `inside` towards `outside` at which `holds` is true, to 2⁻¹⁷.
  private static func border(
    from inside: Double, to outside: Double, where holds: (Double) -> Bool
  ) -> Double {
    if holds(outside) { return outside }
    var (inside, outside) = (inside, outside)
    while abs(outside - inside) > 0x1p-17 {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
