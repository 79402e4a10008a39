// SPDX-License-Identifier: MIT

import Foundation

/// Where a popover stands beside what it points at, in points.
///
/// - Unverified: the height of the arrow, and how far it stays clear of the corners.
struct PopoverPlacement {
  static let arrowHeight: CGFloat = 13
  static let cornerClearance: CGFloat = 26

  var direction: UIPopoverArrowDirection
  var frame: CGRect

  /// Takes the first of the sides up, down, left and right that offers room for `size`, else the one
  /// where most of it is seen, and moves the body as little as keeps it within `room`.
  init(
    of size: CGSize, pointingAt source: CGRect, in room: CGRect,
    allowing permitted: UIPopoverArrowDirection, overlapping: Bool
  ) {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = sides.filter { permitted.contains($0) }
    var best: (direction: UIPopoverArrowDirection, size: CGSize)?
    for side in allowed.isEmpty ? sides : allowed {
      let free = Self.room(for: side, beside: source, in: room, overlapping: overlapping)
      let fitting = CGSize(
        width: min(size.width, free.width), height: min(size.height, free.height))
      if let known = best, fitting.area <= known.size.area { continue }
      best = (side, fitting)
      if fitting == size { break }
    }
    let (side, body) = (best?.direction ?? .up, best?.size ?? size)
    direction = side
    let x = Self.moved(source.midX - body.width / 2, body.width, room.minX, room.maxX)
    let y = Self.moved(source.midY - body.height / 2, body.height, room.minY, room.maxY)
    let arrow = Self.arrowHeight
    frame =
      switch side {
      case .down:
        CGRect(
          x: x, y: min(source.minY, room.maxY) - arrow - body.height, width: body.width,
          height: body.height + arrow)
      case .left:
        CGRect(
          x: max(source.maxX, room.minX), y: y, width: body.width + arrow, height: body.height)
      case .right:
        CGRect(
          x: min(source.minX, room.maxX) - arrow - body.width, y: y, width: body.width + arrow,
          height: body.height)
      default:
        CGRect(
          x: x, y: max(source.maxY, room.minY), width: body.width, height: body.height + arrow)
      }
    if overlapping {
      frame.origin.x = Self.moved(frame.minX, frame.width, room.minX, room.maxX)
      frame.origin.y = Self.moved(frame.minY, frame.height, room.minY, room.maxY)
    }
  }

  var arrowInsets: UIEdgeInsets {
    let arrow = Self.arrowHeight
    return switch direction {
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0)
    case .left: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow)
    default: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0)
    }
  }

  private static func room(
    for side: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect, overlapping: Bool
  ) -> CGSize {
    var free = room.size
    let arrow = arrowHeight
    if overlapping { return free }
    switch side {
    case .down: free.height = min(source.minY, room.maxY) - arrow - room.minY
    case .left: free.width = room.maxX - max(source.maxX, room.minX) - arrow
    case .right: free.width = min(source.minX, room.maxX) - arrow - room.minX
    default: free.height = room.maxY - max(source.maxY, room.minY) - arrow
    }
    return CGSize(width: max(0, free.width), height: max(0, free.height))
  }

  private static func moved(
    _ start: CGFloat, _ length: CGFloat, _ least: CGFloat, _ greatest: CGFloat
  ) -> CGFloat { max(least, min(start, greatest - length)) }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
