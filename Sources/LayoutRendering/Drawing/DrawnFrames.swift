// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Where the views of a snapshot are drawn: their frames in the root's coordinates, moved by what scroll
/// views around them have scrolled, and fit for drawing.
struct DrawnFrames {
  private var frames: [Rect] = []

  init(_ snapshot: LayoutSnapshot) {
    frames.reserveCapacity(snapshot.nodes.count)
    var scrolled: [Point] = []
    scrolled.reserveCapacity(snapshot.nodes.count)
    for (index, node) in snapshot.nodes.enumerated() {
      var shift = Point.zero
      if let parent = node.parent, (0..<index).contains(parent) {
        let offset = snapshot.nodes[parent].appearance.contentOffset
        shift = Point(
          x: scrolled[parent].x - offset.x.drawable, y: scrolled[parent].y - offset.y.drawable)
      }
      scrolled.append(shift)
      frames.append(node.absoluteFrame.offset(by: shift).drawable)
    }
  }

  subscript(index: Int) -> Rect { frames[index] }
}
