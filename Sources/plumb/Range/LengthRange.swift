// SPDX-License-Identifier: MIT

/// Parses lengths and ranges of lengths, such as `320...1366`.
enum LengthRange {
  /// - Throws: if the text is not two positive numbers in ascending order.
  static func read(_ text: String, option: String) throws(Failure) -> ClosedRange<Double> {
    let parts = text.split(separator: "...", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]), low > 0,
      low <= high, high <= CanvasSize.longestSide
    else {
      throw Failure(
        "'\(text)' is not a range for \(option); write two lengths in points, such as 320...1366")
    }
    return low...high
  }

  /// - Throws: if the text is not a positive number.
  static func length(_ text: String, option: String) throws(Failure) -> Double {
    guard let length = Double(text), length > 0, length <= CanvasSize.longestSide else {
      throw Failure("'\(text)' is not a length for \(option); write a number of points")
    }
    return length
  }
}
