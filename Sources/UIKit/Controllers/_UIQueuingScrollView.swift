// SPDX-License-Identifier: MIT

import Foundation

/// The scroll view of pages that scroll: the page is in the middle, with room for one before it and one after it.
///
/// Source: apps that look for it below a page controller's view, to forbid swiping or to follow its offset.
final class _UIQueuingScrollView: UIScrollView {
  /// The page's place.
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

  /// Takes the place of the pages, and shows the one in the middle where its size is another.
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
