// SPDX-License-Identifier: MIT

import Foundation

/// The scroll view of a page view controller with the scroll style. The page is in the middle, with
/// space for one page on each side.
///
/// Source: apps look for it below a page controller's view, to disable swiping or to observe its
/// offset.
final class _UIQueuingScrollView: UIScrollView {
  /// The container of the page, in the middle of the content.
  let place = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    addSubview(place)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the frame. If the size of the page changes, scrolls back to the middle.
  func fit(_ room: CGRect, _ orientation: UIPageViewController.NavigationOrientation) {
    let isHorizontal = orientation == .horizontal
    frame = room
    let middle = CGPoint(x: isHorizontal ? room.width : 0, y: isHorizontal ? 0 : room.height)
    guard place.frame != CGRect(origin: middle, size: room.size) else { return }
    place.frame = CGRect(origin: middle, size: room.size)
    contentSize = CGSize(
      width: room.width + 2 * middle.x, height: room.height + 2 * middle.y)
    contentOffset = middle
  }
}
