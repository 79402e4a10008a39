// SPDX-License-Identifier: MIT

/// Between which widths the texts of a tree break their lines in the same way, as far as that was asked.
///
/// Lines are filled first fit, so the widths at which all of them break alike form an interval.
package final class LineBreaks {
  private struct Key: Hashable {
    var item: ItemID
    var category: Int
  }

  /// Widths at which all lines break alike.
  struct Extent {
    /// The bytes of text on each line.
    var lines: [Int]
    var range: ClosedRange<Double>
    /// The height of the content.
    var height: Double?
    /// Whether the width of the content follows the one that it is given all the same.
    var isStepped: Bool
  }

  private var extents: [Key: [Extent]] = [:]
  private let isSearching: Bool

  /// - Parameter isSearching: whether the widths are looked for; otherwise each stands for itself, which
  ///   serves layouts whose decisions nobody compares.
  package init(isSearching: Bool = true) { self.isSearching = isSearching }

  /// How `content` breaks its lines at `width`. An item has the same content at all sizes with the same
  /// size classes.
  ///
  /// - Complexity: some forty layouts of the text for lines that are met for the first time; none for others.
  func extent(
    of content: ItemContent, _ item: ItemID, _ measurer: ContentMeasurer, width: Double
  ) -> Extent {
    guard isSearching else {
      return Extent(lines: [], range: width...width, height: nil, isStepped: false)
    }
    let key = Key(
      item: item,
      category: measurer.environment.horizontalSizeClass.rawValue * 4
        + measurer.environment.verticalSizeClass.rawValue)
    // The last ones met are the likeliest.
    if let known = extents[key]?.last(where: { $0.range.contains(width) }) { return known }
    func lines(at width: Double) -> [Int] { measurer.lineLengths(of: content, width: width) }
    let found = lines(at: width)
    let lower = Self.border(from: width, to: 0) { lines(at: $0) == found }
    let upper = Self.border(from: width, to: Self.greatestWidth) { lines(at: $0) == found }
    let range = lower...max(lower, upper)
    func contentWidth(_ width: Double) -> Double? {
      measurer.size(of: content, width: width).width
    }
    let extent = Extent(
      lines: found, range: range, height: measurer.size(of: content, width: width).height,
      isStepped: contentWidth(range.lowerBound) != contentWidth(range.upperBound))
    extents[key, default: []].append(extent)
    return extent
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
