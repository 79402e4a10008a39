// SPDX-License-Identifier: MIT

import Typography

/// The ranges of widths in which the texts of a tree keep their line breaks, as far as they have
/// been searched.
///
/// Lines are filled first fit, so the widths with the same line breaks form an interval. For a text
/// of which only the height matters, the widths with the same number of lines also form an
/// interval.
package final class LineBreaks {
  private struct Key: Hashable {
    var item: ItemID
    var category: Int
    var onlyHeight: Bool
  }

  /// A range of widths with the same line breaks, or with the same total height.
  struct Extent {
    /// The bytes of text on each line; empty if only the height matters.
    var lines: [Int]
    var range: ClosedRange<Double>
    /// The height of the content.
    var height: Double?
    /// Whether the content's width still changes with the available width.
    var isStepped: Bool
  }

  /// The known ranges of a text, in ascending order.
  private struct Known {
    var extents: [Extent] = []
    /// The text prepared for measuring at any width, if only its height matters.
    var prepared: PreparedText?

    /// The index of the first range that ends at `width` or beyond.
    func place(of width: Double) -> Int {
      var (low, high) = (0, extents.count)
      while low < high {
        let middle = (low + high) / 2
        if extents[middle].range.upperBound < width { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private var texts: [Key: Known] = [:]
  private let isSearching: Bool

  /// - Parameter isSearching: whether ranges are searched. If false, each width is its own range.
  ///   This is sufficient for layouts whose decisions are not compared.
  package init(isSearching: Bool = true) { self.isSearching = isSearching }

  /// The range around `width` in which `content` keeps its line breaks. An item must have the same
  /// content at all sizes with the same size classes.
  ///
  /// - Parameter onlyHeight: whether only the height of the content matters. That height must never
  ///   grow with the width.
  /// - Complexity: up to sixty layouts of the text for a new range, usually half as many next to a
  ///   known range; none for a known range.
  func extent(
    of content: AnyLayoutContent, _ item: ItemID, in environment: Environment, width: Double,
    onlyHeight: Bool
  ) -> Extent {
    guard isSearching else {
      return Extent(lines: [], range: width...width, height: nil, isStepped: false)
    }
    let key = Key(
      item: item,
      category: environment.horizontalSizeClass.rawValue * 4
        + environment.verticalSizeClass.rawValue, onlyHeight: onlyHeight)
    let place = texts[key]?.place(of: width) ?? 0
    if let known = texts[key]?.extents, known.indices.contains(place),
      known[place].range.contains(width)
    {
      return known[place]
    }
    // The search ends at the neighbouring ranges, which have other line breaks.
    let known = texts[key]?.extents ?? []
    let bounds = Bounds(
      lower: place > 0 ? known[place - 1].range.upperBound : nil,
      upper: place < known.count ? known[place].range.lowerBound : nil)
    let extent: Extent
    if onlyHeight, let text = content.unlimitedText(width: width, in: environment) {
      let typesetter = environment.typesetter
      let prepared = texts[key]?.prepared ?? typesetter.prepare(text.text)
      texts[key, default: Known()].prepared = prepared
      extent = Self.extent(around: width, bounds) { width in
        typesetter.measure(
          prepared, width: width, numberOfLines: 0, lineBreakMode: text.lineBreakMode)
      }
    } else {
      extent = Self.extent(of: content, in: environment, around: width, bounds)
    }
    texts[key, default: Known()].extents.insert(extent, at: place)
    return extent
  }

  private struct Bounds {
    /// The nearest widths that are known to have other line breaks.
    var lower: Double?
    var upper: Double?
  }

  private static func extent(
    around width: Double, _ bounds: Bounds, size: (Double) -> TextSize
  ) -> Extent {
    let height = size(width).height
    let range = range(around: width, bounds) { width in
      let size = size(width)
      // From the width of the longest line upwards, the line breaks are the same as at `width`.
      return size.height == height ? .same : .different(from: min(width, size.width))
    }
    return Extent(lines: [], range: range, height: height, isStepped: false)
  }

  private static func extent(
    of content: AnyLayoutContent, in environment: Environment, around width: Double,
    _ bounds: Bounds
  ) -> Extent {
    let found = content.lineLengths(width: width, in: environment)
    let size = content.size(width: width, in: environment)
    // From a certain width on, white space at a line break counts in full.
    let followsWidth = content.followsWidth(width, in: environment)
    let range = range(around: width, bounds) { width in
      let isSame =
        content.lineLengths(width: width, in: environment) == found
        && (followsWidth || content.size(width: width, in: environment).width == size.width)
      return isSame ? .same : .different(from: width)
    }
    return Extent(lines: found, range: range, height: size.height, isStepped: followsWidth)
  }

  private static var greatestWidth: Double { 16_384 }

  /// The comparison of the line breaks at a width with those of the range.
  private enum Comparison {
    case same
    /// The line breaks differ, and are the same from the given smaller width up to this one.
    case different(from: Double)
  }

  private static func range(
    around width: Double, _ bounds: Bounds, compare: (Double) -> Comparison
  ) -> ClosedRange<Double> {
    let lower = lowerBorder(from: width, known: bounds.lower) {
      if case .same = compare($0) { true } else { false }
    }
    return lower...max(lower, upperBorder(from: width, known: bounds.upper, compare))
  }

  /// The precision of range borders, in points.
  private static var precision: Double { 0x1p-17 }

  /// The smallest width at which `holds` is true.
  ///
  /// - Parameter known: a width at which `holds` is known to be false.
  private static func lowerBorder(
    from inside: Double, known: Double?, where holds: (Double) -> Bool
  ) -> Double {
    var inside = inside
    var outside = known
    // Borders are usually near: growing strides find a width beyond them.
    var stride = 1.0
    while outside == nil {
      let next = max(inside - stride, 0)
      if !holds(next) {
        outside = next
      } else if next == 0 {
        return next
      } else {
        inside = next
      }
      stride *= 4
    }
    guard var outside else { return inside }
    while inside - outside > precision {
      let middle = (inside + outside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The greatest width with the same line breaks.
  ///
  /// - Parameter known: a width that is known to have other line breaks.
  private static func upperBorder(
    from inside: Double, known: Double?, _ compare: (Double) -> Comparison
  ) -> Double {
    var inside = inside
    var outside = known
    var stride = 1.0
    while outside == nil {
      let next = min(inside + stride, greatestWidth)
      if case .different(let least) = compare(next) {
        outside = max(least, inside)
      } else if next == greatestWidth {
        return next
      } else {
        inside = next
      }
      stride *= 4
    }
    guard var outside else { return inside }
    // If no other line breaks are between, this range ends just below the start of the next.
    var isNearBorder = true
    while outside - inside > precision {
      let next = isNearBorder ? outside - precision : (inside + outside) / 2
      isNearBorder.toggle()
      if case .different(let least) = compare(next) {
        outside = max(min(least, next), inside)
      } else {
        inside = next
      }
    }
    return inside
  }
}
