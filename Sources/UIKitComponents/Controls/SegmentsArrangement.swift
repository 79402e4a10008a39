// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// A segmented control: segments side by side.
///
/// Segments share the width of the longest, or each takes what its title needs, with a line of a point
/// between two.
///
/// Source: the height, the alignment insets and the widths that Xcode saved, of which 12 of 12 with segments
/// of one width follow from the rule.
///
/// - Unverified: the lines between segments, the box of the chosen one.
package struct SegmentsArrangement {
  package let content: ControlContent.Segments
  private let measurer: ContentMeasurer
  private let era: ControlEra

  package init(_ content: ControlContent.Segments, measurer: ContentMeasurer) {
    self.content = content
    self.measurer = measurer
    era = ControlEra(measurer.environment.platform)
  }

  /// The size of the alignment rect.
  package var size: Size {
    let natural = content.segments.map(naturalWidth)
    let longest = natural.max() ?? 0
    var width = Double(max(0, content.segments.count - 1))
    for (segment, own) in zip(content.segments, natural) {
      width += segment.fixedWidth ?? (content.apportionsByContent ? own : longest)
    }
    return Size(width: width, height: frameHeight - alignmentInsets.bottom)
  }

  package var alignmentInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  private var frameHeight: Double { era == .outlined ? 29 : 32 }

  private func naturalWidth(of segment: ControlContent.Segments.Segment) -> Double {
    let padding = era == .outlined ? 14.0 : 17.06
    let width =
      segment.image?.size?.width
      ?? measurer.typesetter.measurer.width(of: segment.title, font: widestFont)
    return measurer.wholePoints(width + padding)
  }

  /// The font of measured titles: since iOS 13 that of a chosen segment, so that widths stay.
  private var widestFont: Font {
    era == .outlined ? Self.font : .system(Self.font.size, weight: .semibold)
  }

  /// The font of titles.
  package static let font = Font.system(13)

  /// The box around all segments, at the top of bounds that are higher.
  package func box(in bounds: Rect) -> Rect {
    var box = bounds
    box.height = min(bounds.height, frameHeight)
    return box
  }

  /// The segments that fill `box`, at most as many as it has points of width.
  package func segments(in box: Rect, _ direction: LayoutDirection) -> [Rect] {
    let room = box.width > 0 && box.width < 1e6 ? box.width : 0
    let shown = content.segments.prefix(Int(room))
    var widths = shown.map { segment -> Double in
      let own = content.apportionsByContent ? naturalWidth(of: segment) : 0
      return min(max(segment.fixedWidth ?? own, 0), 1e4)
    }
    let fixed = widths.reduce(0, +)
    let free = widths.count { !($0 > 0) }
    if free > 0 {
      let share = max(1, (box.width - fixed) / Double(free))
      widths = widths.map { $0 > 0 ? $0 : share }
    }
    let sum = widths.reduce(0, +)
    guard sum > 0 else { return [] }
    var x = box.x
    return widths.map { width in
      let rect = Rect(x: x, y: box.y, width: width / sum * box.width, height: box.height)
      x = rect.maxX
      return rect.mirrored(in: box, direction)
    }
  }

  /// The line before each segment but the first, a point wide.
  package func dividers(of segments: [Rect], _ direction: LayoutDirection) -> [Rect] {
    let inset: Double = era == .outlined ? 0 : 8
    return segments.dropFirst().map { segment in
      let x = direction == .leftToRight ? segment.x : segment.maxX
      return Rect(
        x: x - 0.5, y: segment.y + inset, width: 1, height: max(0, segment.height - 2 * inset))
    }
  }

  /// The box of the chosen segment.
  package func selection(of segment: Rect) -> Rect {
    era == .outlined ? segment : segment.insetBy(2, 2)
  }
}

extension ControlContent.Segments.Segment {
  /// The width that was set, in points.
  fileprivate var fixedWidth: Double? { width.flatMap { $0 > 0 ? $0 : nil } }
}
