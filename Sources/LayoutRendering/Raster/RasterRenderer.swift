// SPDX-License-Identifier: MIT

import AutoLayout

/// Draws display lists as pixels, without a library.
///
/// Shapes have smooth edges. Text has the glyphs of font files. Without fonts each character is a bar,
/// with its share of the line's measured width and the height of its kind of letter. PNG pictures are
/// decoded; other formats are drawn as grey boxes. A group's opacity applies to each of its parts
/// separately.
public struct RasterRenderer: Hashable, Sendable {
  /// The greatest width and height of a bitmap in pixels. Larger pictures are cut off.
  public static let greatestLength = 20_000.0

  /// The number of pixels to a point.
  public var scale: Double

  public init(scale: Double = 1) { self.scale = scale.limited(to: 0.01...16) }

  /// Draws the list. Without fonts, texts are bars.
  ///
  /// - Complexity: linear in the number of pixels that commands cover.
  public func render(_ list: DisplayList, fonts: RasterFonts? = nil) -> Bitmap {
    func pixels(_ length: Double) -> Int {
      Int((length * scale - 1e-6).rounded(.up).limited(to: 0...Self.greatestLength))
    }
    var bitmap = Bitmap(width: pixels(list.size.width), height: pixels(list.size.height))
    draw(list, on: &bitmap, fonts: fonts)
    return bitmap
  }

  /// Draws the list over the contents of a bitmap.
  public func draw(_ list: DisplayList, on bitmap: inout Bitmap, fonts: RasterFonts? = nil) {
    var painter = RasterPainter(bitmap, scale: scale, fonts: fonts)
    bitmap = Bitmap(width: 0, height: 0)
    painter.paint(list.commands)
    bitmap = painter.bitmap
  }
}
