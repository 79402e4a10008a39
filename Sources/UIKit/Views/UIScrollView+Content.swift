// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// The sizes and insets that limit the content offset.
struct ScrollRange: Equatable {
  var content = CGSize.zero
  var size = CGSize.zero
  var insets = UIEdgeInsets.zero

  /// The maximum content offset. If the content is shorter than the view, it is the minimum offset.
  var end: CGPoint {
    CGPoint(
      x: max(0 - insets.left, content.width + insets.right - size.width),
      y: max(0 - insets.top, content.height + insets.bottom - size.height))
  }
}

extension UIScrollView {
  /// Scrolls back if the visible area now extends beyond the content, after the content or the area
  /// changed.
  ///
  /// Like UIKit, keeps an offset beyond the content that app code has set until the next such
  /// change.
  ///
  /// - Returns: whether the content offset changed.
  @discardableResult
  func keepContentInView() -> Bool {
    let range = ScrollRange(
      content: contentSize, size: bounds.size, insets: adjustedContentInset)
    guard range != settledRange, dragPhase == nil else { return false }
    let isFirst = settledRange == nil
    settledRange = range
    guard !isFirst else { return false }
    let end = range.end
    let offset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
    guard offset != contentOffset else { return false }
    followLayout(to: offset)
    return true
  }
}
