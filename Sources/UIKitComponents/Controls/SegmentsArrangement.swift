// SPDX-License-Identifier: MIT

package import AutoLayout
package import Typography

/// The size and parts of a segmented control.
///
/// All segments are as wide as the longest title needs, or each is as wide as its title. Dividers
/// of one point are between them.
///
/// Source: the height, the alignment insets and the widths that Xcode saved. The rule gives 13 of
/// 15 saved widths within a point, the others within 2.
///
/// - Unverified: the lines between segments, and the box of the selected one.
package struct SegmentsArrangement {
  package let content: ControlContent.Segments
  private let measurer: ContentMeasurer
  private let era: ControlEra

  package init(_ content: ControlContent.Segments, measurer: ContentMeasurer) {
    self.content = content
    self.measurer = measurer
    era = ControlEra(measurer.environment.platform)
  }

  /// The size of the alignment rectangle.
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
    let padding = era == .outlined ? 14.0 : 18.0
    let width =
      segment.image?.size?.width
      ?? measurer.typesetter.measurer.width(of: segment.title, font: widestFont)
    return measurer.wholePoints(width + padding)
  }

  /// The font for measuring titles. Since iOS 13 it is that of a selected segment, so that
  /// selecting a segment does not change widths.
  private var widestFont: Font {
    era == .outlined ? Self.font : .system(Self.font.size, weight: .medium)
  }

  /// The font of titles.
  package static let font = Font.system(13)

  /// The box around all segments. In higher bounds it is at the top.
  package func box(in bounds: Rect) -> Rect {
    var box = bounds
    box.height = min(bounds.height, frameHeight)
    return box
  }

  /// The segments, which fill `box`. Their number is at most the width of the box in points.
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

  /// The divider before each segment except the first, one point wide.
  package func dividers(of segments: [Rect], _ direction: LayoutDirection) -> [Rect] {
    let inset: Double = era == .outlined ? 0 : 8
    return segments.dropFirst().map { segment in
      let x = direction == .leftToRight ? segment.x : segment.maxX
      return Rect(
        x: x - 0.5, y: segment.y + inset, width: 1, height: max(0, segment.height - 2 * inset))
    }
  }

  /// The box of the selected segment.
  package func selection(of segment: Rect) -> Rect {
    era == .outlined ? segment : segment.insetBy(2, 2)
  }
}

extension ControlContent.Segments.Segment {
  /// The explicit width, in points; nil without one.
  fileprivate var fixedWidth: Double? { width.flatMap { $0 > 0 ? $0 : nil } }
}
