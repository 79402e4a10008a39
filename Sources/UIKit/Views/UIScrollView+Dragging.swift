// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// Simulates a drag by `translation` with a release at the end.
  ///
  /// The content follows the finger up to its ends. Then it stops at the delegate's target, at the
  /// end of a page, or where `velocity` takes it. Everything happens at once, and the delegate is
  /// called in UIKit's order. Has no effect if scrolling is disabled.
  ///
  /// `velocity` is the velocity of the content offset in points per millisecond, which is also
  /// passed to the delegate.
  public func simulateDrag(by translation: CGPoint, velocity: CGPoint = .zero) {
    layoutIfNeeded()
    guard isScrollEnabled else { return }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    dragPhase = .dragging
    dragWillBegin()
    let start = contentOffset
    contentOffset = reachable(CGPoint(x: start.x - translation.x, y: start.y - translation.y))
    let own = isPagingEnabled ? page(from: start, velocity) : projected(velocity)
    var target = restingOffset(for: reachable(own), velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    let decelerates = target != contentOffset
    dragPhase = decelerates ? .decelerating : nil
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    dragPhase = nil
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Simulates a tap on the status bar: scrolls to the top if ``UIScrollView/scrollsToTop`` and the
  /// delegate allow it.
  ///
  /// - Returns: whether they allow it.
  @discardableResult
  public func simulateScrollToTop() -> Bool {
    layoutIfNeeded()
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return false
    }
    contentOffset.y = -adjustedContentInset.top - collapsedBarHeight
    scrollDelegate?.scrollViewDidScrollToTop(self)
    return true
  }

  /// The height that a collapsed navigation bar regains when the content is scrolled to the top.
  private var collapsedBarHeight: CGFloat { surroundingController?.state.barScroll.collapsed ?? 0 }

  private var ends: (start: CGPoint, end: CGPoint) {
    let inset = adjustedContentInset
    let start = CGPoint(x: -inset.left, y: -inset.top - collapsedBarHeight)
    return (
      start,
      CGPoint(
        x: max(contentSize.width + inset.right - bounds.width, start.x),
        y: max(contentSize.height + inset.bottom - bounds.height, start.y))
    )
  }

  /// The nearest offset within the limits of the content.
  private func reachable(_ offset: CGPoint) -> CGPoint {
    let (start, end) = ends
    return CGPoint(
      x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
  }

  /// The offset at which deceleration would end. Source: the projection of "Designing Fluid
  /// Interfaces", WWDC 2018.
  private func projected(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let factor = rate < 1 ? rate / (1 - rate) : 0
    return CGPoint(
      x: contentOffset.x + velocity.x * factor, y: contentOffset.y + velocity.y * factor)
  }

  /// The nearest page, or the next one in the direction of the velocity.
  ///
  /// The page is at most one away from the page at the start of the drag.
  private func page(from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func targetOffset(_ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      guard length > 0 else { return offset }
      let page = offset / length
      let wanted = velocity > 0 ? page.rounded(.up) : velocity < 0 ? page.rounded(.down) : page
      let first = (start / length).rounded()
      return min(max(wanted.rounded(), first - 1), first + 1) * length
    }
    return CGPoint(
      x: targetOffset(contentOffset.x, start.x, velocity.x, bounds.width),
      y: targetOffset(contentOffset.y, start.y, velocity.y, bounds.height))
  }
}

/// The phase of a simulated drag.
enum DragPhase { case dragging, decelerating }
