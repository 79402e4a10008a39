// SPDX-License-Identifier: MIT

import AutoLayout

/// Parses sizes such as `320x568`.
enum CanvasSize {
  /// The longest side, in points.
  static let longestSide = 10_000.0

  /// - Throws: if the text is not two positive numbers.
  static func read(_ text: String) throws(Failure) -> Size {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0,
      height > 0, width <= longestSide, height <= longestSide
    else {
      throw Failure("'\(text)' is not a size; write width x height in points, such as 320x568")
    }
    return Size(width: width, height: height)
  }
}
