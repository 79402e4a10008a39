// SPDX-License-Identifier: MIT

public import Foundation

/// Lets a line of text shrink as it is measured, and says what came of it.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which a line without `usesLineFragmentOrigin` may shrink to fit; 0 for none.
  open var minimumScaleFactor: CGFloat = 0

  /// By what factor the text that was measured last has shrunk.
  open private(set) var actualScaleFactor: CGFloat = 1

  /// What the text that was measured last takes.
  open private(set) var totalBounds = CGRect.zero

  func note(_ bounds: CGRect, scale: CGFloat) {
    totalBounds = bounds
    actualScaleFactor = scale
  }
}
