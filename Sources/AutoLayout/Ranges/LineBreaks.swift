// SPDX-License-Identifier: MIT

import Typography

/// Between which widths the texts of a tree break their lines in the same way, as far as that was asked.
///
/// Lines are filled first fit, so the widths at which all of them break alike form an interval. Where a
/// text counts only in its height, so do the widths at which it has as many lines.
package final class LineBreaks {
  private struct Key: Hashable {
    var item: ItemID
    var category: Int
    var onlyHeight: Bool
  }

  /// Widths at which all lines break alike, or are as high together.
  struct Extent {
    /// The bytes of text on each line; none where only the height counts.
    var lines: [Int]
    var range: ClosedRange<Double>
    /// The height of the content.
    var height: Double?
    /// Whether the width of the content follows the one that it is given all the same.
    var isStepped: Bool
  }

  /// What is known of a text, in ascending order.
  private struct Known {
    var extents: [Extent] = []
    /// The text made ready for any width, where only its height counts.
    var prepared: PreparedText?

    /// The first extent that ends at a width or beyond it.
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

  /// - Parameter isSearching: whether the widths are looked for; otherwise each stands for itself, which
  ///   serves layouts whose decisions nobody compares.
  package init(isSearching: Bool = true) { self.isSearching = isSearching }

  /// How `content` breaks its lines at `width`. An item has the same content at all sizes with the same
  /// size classes.
  ///
  /// - Parameter onlyHeight: whether nothing but the height of the content counts, which never grows with
  ///   the width.
  /// - Complexity: up to sixty layouts of the text for lines that are met for the first time, as a rule
  ///   half as many beside lines that are known; none for others.
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
    // Beyond its neighbours nothing is alike.
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
    /// The nearest widths at which lines are known to be others.
    var lower: Double?
    var upper: Double?
  }

  private static func extent(
    around width: Double, _ bounds: Bounds, size: (Double) -> TextSize
  ) -> Extent {
    let height = size(width).height
    let range = range(around: width, bounds) { width in
      let size = size(width)
      // Lines that fit into the longest of them break alike there.
      return size.height == height ? .alike : .different(from: min(width, size.width))
    }
    return Extent(lines: [], range: range, height: height, isStepped: false)
  }

  private static func extent(
    of content: AnyLayoutContent, in environment: Environment, around width: Double,
    _ bounds: Bounds
  ) -> Extent {
    let found = content.lineLengths(width: width, in: environment)
    let size = content.size(width: width, in: environment)
    // White space on which a line was broken counts as a whole, from some width on.
    let followsWidth = content.followsWidth(width, in: environment)
    let range = range(around: width, bounds) { width in
      let isAlike =
        content.lineLengths(width: width, in: environment) == found
        && (followsWidth || content.size(width: width, in: environment).width == size.width)
      return isAlike ? .alike : .different(from: width)
    }
    return Extent(lines: found, range: range, height: size.height, isStepped: followsWidth)
  }

  private static var greatestWidth: Double { 16_384 }

  /// How lines are at a width, beside those looked for.
  private enum Likeness {
    case alike
    /// They are as they are there from a lesser width on.
    case different(from: Double)
  }

  private static func range(
    around width: Double, _ bounds: Bounds, likeness: (Double) -> Likeness
  ) -> ClosedRange<Double> {
    let lower = lowerBorder(from: width, known: bounds.lower) {
      if case .alike = likeness($0) { true } else { false }
    }
    return lower...max(lower, upperBorder(from: width, known: bounds.upper, likeness))
  }

  /// Borders are known to this, in points.
  private static var precision: Double { 0x1p-17 }

  /// The least width at which `holds` is true.
  ///
  /// - Parameter known: a width at which it is known to be false.
  private static func lowerBorder(
    from inside: Double, known: Double?, where holds: (Double) -> Bool
  ) -> Double {
    var inside = inside
    var outside = known
    // Borders are near, as a rule: strides that grow find one beyond.
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

  /// The greatest width at which lines are alike.
  ///
  /// - Parameter known: a width at which they are known to be others.
  private static func upperBorder(
    from inside: Double, known: Double?, _ likeness: (Double) -> Likeness
  ) -> Double {
    var inside = inside
    var outside = known
    var stride = 1.0
    while outside == nil {
      let next = min(inside + stride, greatestWidth)
      if case .different(let least) = likeness(next) {
        outside = max(least, inside)
      } else if next == greatestWidth {
        return next
      } else {
        inside = next
      }
      stride *= 4
    }
    guard var outside else { return inside }
    // Just below where others begin is where these end, if no more come in between.
    var isNearBorder = true
    while outside - inside > precision {
      let next = isNearBorder ? outside - precision : (inside + outside) / 2
      isNearBorder.toggle()
      if case .different(let least) = likeness(next) {
        outside = max(min(least, next), inside)
      } else {
        inside = next
      }
    }
    return inside
  }
}
