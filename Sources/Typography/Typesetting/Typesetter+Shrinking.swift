// SPDX-License-Identifier: MIT

extension Typesetter {
  /// By what factor a label with `adjustsFontSizeToFitWidth` shrinks its fonts.
  ///
  /// - Parameters:
  ///   - width: points there are for a line.
  ///   - minimumScale: the smallest factor allowed, `minimumScaleFactor`.
  /// - Returns: 1 if the text fits as it is, the largest factor (to about 0.1 %) at which it fits,
  ///   or `minimumScale` if it does not fit even so.
  public func scaleToFit(
    _ text: AttributedText, width: Double, numberOfLines: Int = 1, minimumScale: Double
  ) -> Double {
    func fits(_ scale: Double) -> Bool {
      let layout = layout(text.scaled(by: scale), width: width, numberOfLines: numberOfLines)
      return !layout.isTruncated
    }
    if fits(1) { return 1 }
    var low = minimumScale.isNaN ? 1 : min(max(minimumScale, 0), 1)
    guard fits(low) else { return low }
    var high = 1.0
    // Advances do not shrink in proportion (tracking and optical size depend on the size), so the
    // factor is found by halving.
    for _ in 0..<11 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
