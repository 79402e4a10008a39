// SPDX-License-Identifier: MIT

import AutoLayout

/// Draws display lists as pixels, without a library.
///
/// Shapes have smooth edges. There are no glyphs without font files: every character is a bar as wide as its share of
/// the measured line, as high as its kind. PNG pictures are decoded, of others a grey box is shown. A group's opacity
/// is that of each of its parts.
public struct RasterRenderer: Hashable, Sendable {
  /// Pixels to a point.
  public var scale: Double

  public init(scale: Double = 1) { self.scale = scale.limited(to: 0.01...16) }

  /// - Complexity: linear in the number of pixels that commands cover.
  public func render(_ list: DisplayList) -> Bitmap {
    func pixels(_ length: Double) -> Int {
      Int((length * scale - 1e-6).rounded(.up).limited(to: 0...20_000))
    }
    var bitmap = Bitmap(width: pixels(list.size.width), height: pixels(list.size.height))
    draw(list, on: &bitmap)
    return bitmap
  }

  /// Draws upon what is there.
  public func draw(_ list: DisplayList, on bitmap: inout Bitmap) {
    var painter = RasterPainter(bitmap, scale: scale)
    bitmap = Bitmap(width: 0, height: 0)
    painter.paint(list.commands)
    bitmap = painter.bitmap
  }
}
