// SPDX-License-Identifier: MIT

extension Typesetter {
  /// The factor by which a label with `adjustsFontSizeToFitWidth` shrinks its fonts.
  ///
  /// `width` is the available width of a line, in points. `minimumScale` is the smallest allowed
  /// factor, `minimumScaleFactor`.
  ///
  /// - Returns: 1 if the text fits unchanged. Otherwise the largest factor (to about 0.1 %) at
  ///   which it fits, or `minimumScale` if it does not fit even then.
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
    // Advances do not shrink in proportion, because tracking and optical size depend on the size.
    // The factor is found by bisection.
    for _ in 0..<11 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
