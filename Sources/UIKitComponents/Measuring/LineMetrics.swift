// SPDX-License-Identifier: MIT

import AutoLayout

/// The extents of a line of text above and below its baseline, in points.
struct LineMetrics {
  var ascent: Double
  var descent: Double

  /// The ascent within a line of a label. The line's height is rounded up to pixels, and its
  /// baseline is on a pixel boundary.
  func roundedAscent(_ pixels: PixelGrid) -> Double {
    pixels.roundedUp(ascent + descent) - pixels.snapped(descent)
  }
}
