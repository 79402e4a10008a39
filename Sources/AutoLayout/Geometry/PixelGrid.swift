// SPDX-License-Identifier: MIT

import Typography

/// The device pixel grid that frames snap to after they are solved.
///
/// Coordinates are first rounded to 2⁻¹⁰ pixels. A coordinate that rounding errors put just below a
/// midpoint therefore snaps like the midpoint. Solved values are multiples of 2⁻¹⁶ points: at 3×,
/// 452 5/6 becomes slightly less than 1358.5 pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3 on real devices.
  public var scale: Double

  public init(scale: Double) { self.scale = scale }

  /// `value` rounded to the binary grid of 2⁻¹⁶ pt.
  public static func quantised(_ value: Double) -> Double { (value * 65_536).nearestWhole / 65_536 }

  /// The nearest pixel boundary. Halves are rounded up, as UIKit rounds coordinates.
  public func snapped(_ value: Double) -> Double { pixel(value) / scale }

  /// Whether a distance is a whole number of pixels. A move by it changes no rounding.
  /// At three pixels to the point, only moves by whole points are exact in binary.
  func isWhole(_ distance: Double) -> Bool {
    let pixels = distance * scale
    return pixels == pixels.nearestWhole
  }

  /// The lowest pixel boundary that is not below `value`. Content sizes are rounded in this way.
  public func roundedUp(_ value: Double) -> Double {
    // Adding zero turns a negative zero into zero.
    (Self.quantised(value) * scale - 1e-3).wholeAbove / scale + 0
  }

  /// Snaps the edges of `rect`, so that adjacent rectangles have neither gap nor overlap. The
  /// result is relative to the pixel of `origin`.
  ///
  /// Distances are whole pixels, so the same layout elsewhere on the screen gives the same bits.
  public func snapped(_ rect: Rect, from origin: Point = .zero) -> Rect {
    snapped(rect, fromPixel: pixels(of: origin))
  }

  /// The same for an origin that is already a pixel.
  func snapped(_ rect: Rect, fromPixel origin: Point) -> Rect {
    let x = pixel(rect.x)
    let y = pixel(rect.y)
    return Rect(
      x: (x - origin.x) / scale, y: (y - origin.y) / scale,
      width: (pixel(rect.maxX) - x) / scale, height: (pixel(rect.maxY) - y) / scale)
  }

  /// The pixel nearest to a point.
  func pixels(of point: Point) -> Point { Point(x: pixel(point.x), y: pixel(point.y)) }

  /// The number of the pixel boundary nearest to a coordinate.
  private func pixel(_ value: Double) -> Double {
    ((value * scale * Self.partsOfPixel).nearestWhole / Self.partsOfPixel).nearestWhole
  }

  private static let partsOfPixel = 1024.0
}
