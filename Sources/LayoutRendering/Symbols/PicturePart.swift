// SPDX-License-Identifier: MIT

import AutoLayout

/// A part of a stretched picture: the rectangle of the whole picture, and the visible part of it.
struct PicturePart {
  var rect: Rect
  var clip: Rect?

  /// The nine parts that the cap insets divide a picture of `size` into; a single part without cap
  /// insets.
  static func parts(of size: Size, in rect: Rect, caps: EdgeInsets?) -> [PicturePart] {
    guard let caps, size != rect.size,
      let columns = spans(size.width, caps.left, caps.right, rect.x, rect.width),
      let rows = spans(size.height, caps.top, caps.bottom, rect.y, rect.height)
    else { return [PicturePart(rect: rect)] }
    return rows.flatMap { row in
      columns.map { column in
        PicturePart(
          rect: Rect(
            x: column.whole.start, y: row.whole.start, width: column.whole.length,
            height: row.whole.length),
          clip: Rect(
            x: column.part.start, y: row.part.start, width: column.part.length,
            height: row.part.length))
      }
    }
  }

  private struct Span {
    var start: Double
    var length: Double
  }

  /// The three parts along one axis; nil if the cap insets do not fit.
  private static func spans(
    _ size: Double, _ low: Double, _ high: Double, _ start: Double, _ length: Double
  ) -> [(part: Span, whole: Span)]? {
    guard low >= 0, high >= 0, low + high < size, low + high <= length else { return nil }
    let edges = [0, low, size - high, size]
    let targets = [start, start + low, start + length - high, start + length]
    return (0..<3).compactMap { index in
      let (from, to) = (edges[index], edges[index + 1])
      let part = Span(start: targets[index], length: targets[index + 1] - targets[index])
      guard to > from, part.length > 0 else { return nil }
      let scale = part.length / (to - from)
      return (part, Span(start: part.start - from * scale, length: size * scale))
    }
  }
}
