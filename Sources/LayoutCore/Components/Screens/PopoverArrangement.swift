// SPDX-License-Identifier: MIT

/// Where a popover stands beside what it points at, in points.
///
/// - Unverified: the height of the arrow, and the radius of the corners.
package struct PopoverArrangement: Hashable, Sendable {
  /// Where the arrow points: up from a popover that stands below its source.
  package enum Arrow: Hashable, Sendable, CaseIterable { case up, down, left, right }

  package static let arrowHeight = 13.0
  package static let cornerRadius = 13.0
  /// The size of a popover whose controller prefers none. The room it has is hardly ever as high.
  package static let standardSize = Size(width: 320, height: 1100)

  package private(set) var arrow: Arrow
  /// The frame with the arrow.
  package private(set) var frame: Rect

  /// Takes the first of the arrows up, down, left and right that leaves room for `size`, else the one
  /// where most of it is seen, and moves the body as little as keeps it within `room`.
  package init(
    of size: Size, pointingAt source: Rect, in room: Rect, allowing permitted: [Arrow],
    overlapping: Bool
  ) {
    let allowed = Arrow.allCases.filter(permitted.contains)
    var best: (arrow: Arrow, size: Size)?
    for arrow in allowed.isEmpty ? Arrow.allCases : allowed {
      let free = overlapping ? room.size : Self.room(for: arrow, beside: source, in: room)
      let fitting = Size(
        width: min(size.width, free.width), height: min(size.height, free.height))
      if let known = best, fitting.area <= known.size.area { continue }
      best = (arrow, fitting)
      if fitting == size { break }
    }
    let (side, body) = (best?.arrow ?? .up, best?.size ?? size)
    arrow = side
    let x = Self.moved(source.midX - body.width / 2, body.width, room.x, room.maxX)
    let y = Self.moved(source.midY - body.height / 2, body.height, room.y, room.maxY)
    frame = Rect(x: x, y: y, width: body.width, height: body.height)
    switch side {
    case .up:
      frame.y = max(source.maxY, room.y)
      frame.height += Self.arrowHeight
    case .down:
      frame.y = min(source.y, room.maxY) - Self.arrowHeight - body.height
      frame.height += Self.arrowHeight
    case .left:
      frame.x = max(source.maxX, room.x)
      frame.width += Self.arrowHeight
    case .right:
      frame.x = min(source.x, room.maxX) - Self.arrowHeight - body.width
      frame.width += Self.arrowHeight
    }
    if overlapping {
      frame.x = Self.moved(frame.x, frame.width, room.x, room.maxX)
      frame.y = Self.moved(frame.y, frame.height, room.y, room.maxY)
    }
  }

  /// What the arrow takes of the frame.
  package var arrowInsets: EdgeInsets {
    var insets = EdgeInsets.zero
    switch arrow {
    case .up: insets.top = Self.arrowHeight
    case .down: insets.bottom = Self.arrowHeight
    case .left: insets.left = Self.arrowHeight
    case .right: insets.right = Self.arrowHeight
    }
    return insets
  }

  private static func room(for arrow: Arrow, beside source: Rect, in room: Rect) -> Size {
    var free = room.size
    switch arrow {
    case .up: free.height = room.maxY - max(source.maxY, room.y) - arrowHeight
    case .down: free.height = min(source.y, room.maxY) - arrowHeight - room.y
    case .left: free.width = room.maxX - max(source.maxX, room.x) - arrowHeight
    case .right: free.width = min(source.x, room.maxX) - arrowHeight - room.x
    }
    return Size(width: max(0, free.width), height: max(0, free.height))
  }

  private static func moved(
    _ start: Double, _ length: Double, _ least: Double, _ greatest: Double
  ) -> Double { max(least, min(start, greatest - length)) }
}

extension Size {
  fileprivate var area: Double { width * height }
}
