// SPDX-License-Identifier: MIT

/// Rows below each other, each with a text that wraps, laid out by code written by hand.
public struct FramesByHand: Sendable {
  /// A view of a row.
  struct Part: Sendable {
    /// The node of the view.
    var node: Int
    var x: Double
    var y: Double
    /// The width, or a negative number for the width of the screen minus a distance.
    var width: Double
    var height: Double
    /// Whether the view is as high as its text at that width.
    var wraps = false
    /// The height as a part of the width; 0 for ``height``.
    var aspect = 0.0
    /// Whether the view is below the previous one instead of at ``y`` in the row.
    var follows = false
  }

  var rows: [[Part]] = []
  /// The distance between the rows, and between the last view and the end of its row.
  var spacing = 0.0
  var padding = 0.0

  /// Computes the frames of all views.
  ///
  /// - Parameter height: the height of a text at a width.
  /// - Returns: the total height.
  func layOut(width: Double, height: (Int, Double) -> Double) -> Double {
    var frames: [(node: Int, x: Double, y: Double, width: Double, height: Double)] = []
    frames.reserveCapacity(rows.count * (rows.first?.count ?? 0))
    var top = 0.0
    for row in rows {
      var bottom = top
      for part in row {
        let length = part.width < 0 ? width + part.width : part.width
        let high =
          part.wraps
          ? height(part.node, length) : part.aspect > 0 ? length * part.aspect : part.height
        let y = (part.follows ? bottom : top) + part.y
        frames.append((part.node, part.x, y, length, high))
        bottom = max(bottom, y + high)
      }
      top = bottom + padding + spacing
    }
    return frames.last.map { $0.y + $0.height } ?? 0
  }
}
