// SPDX-License-Identifier: MIT

import AutoLayout

/// How far a line of text reaches above and below its baseline, in points.
struct LineMetrics {
  var ascent: Double
  var descent: Double

  /// The ascent within a line whose height is rounded up to the pixel, as a label's is, and whose
  /// baseline stands on a pixel.
  func roundedAscent(_ pixels: PixelGrid) -> Double {
    pixels.roundedUp(ascent + descent) - pixels.snapped(descent)
  }
}
