// SPDX-License-Identifier: MIT

import AutoLayout

/// Draws display lists as pixels, without a library.
///
/// Shapes have smooth edges. Without font files there are no glyphs. Each character is a bar, with
/// its share of the line's measured width and the height of its kind of letter. PNG pictures are
/// decoded; other formats are drawn as grey boxes. A group's opacity applies to each of its parts
/// separately.
public struct RasterRenderer: Hashable, Sendable {
  /// The greatest width and height of a bitmap in pixels. Larger pictures are cut off.
  public static let greatestLength = 20_000.0

  /// The number of pixels to a point.
  public var scale: Double

  public init(scale: Double = 1) { self.scale = scale.limited(to: 0.01...16) }

  /// - Complexity: linear in the number of pixels that commands cover.
  public func render(_ list: DisplayList) -> Bitmap {
    func pixels(_ length: Double) -> Int {
      Int((length * scale - 1e-6).rounded(.up).limited(to: 0...Self.greatestLength))
    }
    var bitmap = Bitmap(width: pixels(list.size.width), height: pixels(list.size.height))
    draw(list, on: &bitmap)
    return bitmap
  }

  /// Draws the list over the contents of a bitmap.
  public func draw(_ list: DisplayList, on bitmap: inout Bitmap) {
    var painter = RasterPainter(bitmap, scale: scale)
    bitmap = Bitmap(width: 0, height: 0)
    painter.paint(list.commands)
    bitmap = painter.bitmap
  }
}
