// SPDX-License-Identifier: MIT

package import AutoLayout

extension Rect {
  /// A header or footer moved along the direction of scrolling to where it stays in view as long as its section does.
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
