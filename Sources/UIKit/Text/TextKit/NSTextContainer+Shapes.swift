// SPDX-License-Identifier: MIT

import Foundation
import Typography

extension NSTextContainer {
  /// The areas on both sides that a container with a custom shape excludes, in bands that are 4
  /// points high.
  var excludedByLines: [TextExclusion] {
    let size = size
    guard size.width > 0, size.width < 1e6, size.height > 0, size.height < 1e5 else { return [] }
    let height: CGFloat = 4
    return stride(from: 0, to: size.height, by: height).flatMap { top -> [TextExclusion] in
      let band = CGRect(x: 0, y: top, width: size.width, height: min(height, size.height - top))
      ownLineRect = nil
      let free = lineFragmentRect(
        forProposedRect: band, at: 0, writingDirection: .natural, remaining: nil)
      guard free != ownLineRect else { return [] }
      let isEmpty = !(free.width > 0) || !free.minX.isFinite
      let sides =
        isEmpty
        ? [0..<size.width]
        : [0..<max(0, free.minX), min(free.maxX, size.width)..<size.width]
      return sides.filter { $0.upperBound - $0.lowerBound > 0.01 }.map { side in
        TextExclusion([
          TextExclusion.Corner(x: side.lowerBound, y: band.minY),
          TextExclusion.Corner(x: side.upperBound, y: band.minY),
          TextExclusion.Corner(x: side.upperBound, y: band.maxY),
          TextExclusion.Corner(x: side.lowerBound, y: band.maxY),
        ])
      }
    }
  }
}

extension TextExclusion {
  /// The horizontal extent of the outline in a line, from its leftmost to its rightmost point. Nil
  /// if it misses the line.
  func span(between top: CGFloat, and bottom: CGFloat) -> Range<CGFloat>? {
    var places: [CGFloat] = []
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
      let (from, to) = (max(upper.y, top), min(lower.y, bottom))
      guard from < to || (upper.y == lower.y && upper.y > top && upper.y < bottom) else { continue }
      for y in [from, to] {
        let part = lower.y == upper.y ? 0 : (y - upper.y) / (lower.y - upper.y)
        places.append(upper.x + part * (lower.x - upper.x))
      }
    }
    guard let low = places.min(), let high = places.max(), low < high else { return nil }
    return low..<high
  }
}

extension Range<CGFloat> {
  func without(_ taken: Range<CGFloat>?) -> [Range<CGFloat>] {
    guard let taken, overlaps(taken) else { return [self] }
    return [
      lowerBound..<Swift.max(lowerBound, taken.lowerBound),
      Swift.min(upperBound, taken.upperBound)..<upperBound,
    ]
    .filter { !$0.isEmpty }
  }
}
