// SPDX-License-Identifier: MIT

import Typography

extension ContentMeasurer {
  /// Segments share the width of the longest, or each takes what its title needs, with a line of a
  /// point between two.
  ///
  /// Source: six of eight widths that Xcode saved come out exact.
  func size(of control: ControlContent.Segments) -> ContentSize {
    let isModern = environment.platform.major >= 13
    let padding = isModern ? 19.5 : 13.5
    let natural = control.segments.map { segment in
      wholePoints(contentWidth(of: segment) + padding)
    }
    let longest = natural.max() ?? 0
    var width = Double(max(0, control.segments.count - 1))
    for (segment, own) in zip(control.segments, natural) {
      if let fixed = segment.width, fixed > 0 {
        width += fixed
      } else {
        width += control.apportionsByContent ? own : longest
      }
    }
    return ContentSize(width: width, height: isModern ? 31 : 28)
  }

  private func contentWidth(of segment: ControlContent.Segments.Segment) -> Double {
    if let size = segment.image?.size { return size.width }
    return typesetter.measurer.width(of: segment.title, font: .system(13))
  }
}
