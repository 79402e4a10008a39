// SPDX-License-Identifier: MIT

public import Foundation

/// Options and results of measuring a text.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text without `usesLineFragmentOrigin` shrinks to fit. 0 disables
  /// shrinking.
  open var minimumScaleFactor: CGFloat = 0

  /// The scale factor of the text that was measured last.
  open private(set) var actualScaleFactor: CGFloat = 1

  /// The bounds of the text that was measured last.
  open private(set) var totalBounds = CGRect.zero

  func note(_ bounds: CGRect, scale: CGFloat) {
    totalBounds = bounds
    actualScaleFactor = scale
  }
}
