// SPDX-License-Identifier: MIT

package import AutoLayout

extension Rect {
  /// The frame of a header or footer, moved in the scrolling direction to stay visible while its
  /// section is.
  package func pinned(
    in section: Rect, visible: Rect, isVertical: Bool, isAtEnd: Bool
  ) -> Rect {
    var frame = self
    if isVertical {
      frame.y =
        isAtEnd
        ? max(min(y, visible.maxY - height), section.y)
        : min(max(y, visible.y), section.maxY - height)
    } else {
      frame.x =
        isAtEnd
        ? max(min(x, visible.maxX - width), section.x)
        : min(max(x, visible.x), section.maxX - width)
    }
    return frame
  }
}
