// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The frames in which the views of a snapshot are drawn.
///
/// They are in the root's coordinates, moved by the content offsets of scroll views, and limited to
/// drawable numbers.
struct DrawnFrames {
  private var frames: [Rect] = []

  init(_ snapshot: LayoutSnapshot) {
    frames.reserveCapacity(snapshot.nodes.count)
    var scrolled: [Point] = []
    scrolled.reserveCapacity(snapshot.nodes.count)
    for index in snapshot.nodes.indices {
      var shift = Point.zero
      if let parent = snapshot.nodes[index].parent, (0..<index).contains(parent) {
        let offset = snapshot.nodes[parent].appearance.contentOffset
        shift = Point(
          x: scrolled[parent].x - offset.x.drawable, y: scrolled[parent].y - offset.y.drawable)
      }
      scrolled.append(shift)
      frames.append(snapshot.nodes[index].absoluteFrame.offset(by: shift).drawable)
    }
  }

  subscript(index: Int) -> Rect { frames[index] }
}
