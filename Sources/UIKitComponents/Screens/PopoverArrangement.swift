// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frame of a popover beside its source rectangle, in points.
///
/// - Unverified: the height and base of the arrow, and the radius of the corners.
package struct PopoverArrangement: Hashable, Sendable {
  /// The direction of the arrow. It is up if the popover is below its source.
  package enum Arrow: Hashable, Sendable, CaseIterable { case up, down, left, right }

  /// The parts around the content.
  package struct Chrome: Hashable, Sendable {
    /// The distance from the base of the arrow to its tip.
    package var arrowHeight: Double
    package var arrowBase: Double
    /// The insets of the content in the frame without the arrow.
    package var insets: EdgeInsets

    package static let standard = Chrome(arrowHeight: 13, arrowBase: 26, insets: .zero)

    package init(arrowHeight: Double, arrowBase: Double, insets: EdgeInsets) {
      self.arrowHeight = arrowHeight
      self.arrowBase = arrowBase
      self.insets = insets
    }
  }

  package static let cornerRadius = 13.0
  /// The size of a popover whose controller has no preferred size. The available height is rarely
  /// that large.
  package static let standardSize = Size(width: 320, height: 1100)

  package private(set) var arrow: Arrow
  /// The frame, including the arrow.
  package private(set) var frame: Rect
  /// The offset of the arrow's tip from the middle of its side of the frame.
  package private(set) var arrowOffset: Double
  package private(set) var chrome: Chrome

  /// Chooses the first of the arrow directions up, down, left and right in which the popover fits.
  /// If it fits in none, chooses the direction with the largest visible area. Moves the body as
  /// little as necessary to stay within `room`.
  package init(
    of content: Size, pointingAt source: Rect, in room: Rect, allowing permitted: [Arrow],
    overlapping: Bool, chrome: Chrome = .standard
  ) {
    let height = chrome.arrowHeight
    let insets = chrome.insets
    let size = Size(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    let allowed = Arrow.allCases.filter(permitted.contains)
    var best: (arrow: Arrow, size: Size)?
    for arrow in allowed.isEmpty ? Arrow.allCases : allowed {
      let free = overlapping ? room.size : Self.room(for: arrow, beside: source, in: room, height)
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
      frame.height += height
    case .down:
      frame.y = min(source.y, room.maxY) - height - body.height
      frame.height += height
    case .left:
      frame.x = max(source.maxX, room.x)
      frame.width += height
    case .right:
      frame.x = min(source.x, room.maxX) - height - body.width
      frame.width += height
    }
    if overlapping {
      frame.x = Self.moved(frame.x, frame.width, room.x, room.maxX)
      frame.y = Self.moved(frame.y, frame.height, room.y, room.maxY)
    }
    self.chrome = chrome
    let isOnSide = side == .left || side == .right
    let (way, length) =
      isOnSide
      ? (source.midY - frame.midY, frame.height) : (source.midX - frame.midX, frame.width)
    // The base of the arrow stays clear of the rounded corners.
    let most = max(0, (length - chrome.arrowBase) / 2 - Self.cornerRadius)
    arrowOffset = max(-most, min(way, most))
  }

  /// The insets of the body in the frame.
  package var arrowInsets: EdgeInsets {
    var insets = EdgeInsets.zero
    switch arrow {
    case .up: insets.top = chrome.arrowHeight
    case .down: insets.bottom = chrome.arrowHeight
    case .left: insets.left = chrome.arrowHeight
    case .right: insets.right = chrome.arrowHeight
    }
    return insets
  }

  private static func room(
    for arrow: Arrow, beside source: Rect, in room: Rect, _ arrowHeight: Double
  ) -> Size {
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
