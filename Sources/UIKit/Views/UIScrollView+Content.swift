// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

/// What decides how far a scroll view scrolls.
struct ScrollRange: Equatable {
  var content = CGSize.zero
  var room = CGSize.zero
  var insets = UIEdgeInsets.zero

  /// The offset at which the end of the content shows, or its beginning where it is shorter than the room.
  var end: CGPoint {
    CGPoint(
      x: max(0 - insets.left, content.width + insets.right - room.width),
      y: max(0 - insets.top, content.height + insets.bottom - room.height))
  }
}

extension UIScrollView {
  /// Scrolls back content whose end has come into view since it or the room for it changed.
  ///
  /// An offset beyond the end that code has set stays until then, as in UIKit.
  ///
  /// - Returns: whether it has scrolled.
  @discardableResult
  func keepContentInView() -> Bool {
    let range = ScrollRange(
      content: contentSize, room: bounds.size, insets: adjustedContentInset)
    guard range != settledRange, dragPhase == nil else { return false }
    let isFirst = settledRange == nil
    settledRange = range
    guard !isFirst else { return false }
    let end = range.end
    let offset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }
}
