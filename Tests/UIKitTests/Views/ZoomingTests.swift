// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Zooming by code. Source: Apple's documentation of `zoomScale`, `zoom(to:animated:)` and the
/// delegate.
@MainActor
struct ZoomingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var calls: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("rest") }
  }

  private func make() -> (UIScrollView, Delegate) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.addSubview(delegate.zoomed)
    scroll.contentSize = delegate.zoomed.frame.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    return (scroll, delegate)
  }

  @Test func theZoomedViewIsScaledFromTheOrigin() {
    let (scroll, delegate) = make()
    scroll.zoomScale = 2
    #expect(delegate.zoomed.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(delegate.zoomed.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scroll.contentSize == CGSize(width: 400, height: 200))
    // The center of the visible area, 50 | 50, stays the center.
    #expect(scroll.contentOffset == CGPoint(x: 50, y: 50))
    #expect(delegate.calls == ["begin", "zoom", "end 2.0"])
  }

  @Test func scalesStayWithinTheLimits() {
    let (scroll, delegate) = make()
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5)
    #expect(delegate.calls.last == "end 0.5")
  }

  @Test func aRectangleIsMadeToFit() {
    let (scroll, delegate) = make()
    scroll.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 25), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 75))
    #expect(delegate.zoomed.frame.size == CGSize(width: 400, height: 200))
  }

  @Test func withoutAViewToZoomNothingChanges() {
    let (scroll, delegate) = make()
    scroll.delegate = nil
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
    #expect(delegate.zoomed.transform == .identity)
  }

  /// Source: in apps the delegate is called after `setContentOffset(_:animated:)` has returned.
  @Test func animatedScrollingEndsLater() async {
    let (scroll, delegate) = make()
    scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
    scroll.setContentOffset(CGPoint(x: 30, y: 0), animated: true)
    #expect(delegate.calls == [])
    #expect(scroll.contentOffset.x == 0)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.calls == ["rest"])
    #expect(scroll.contentOffset.x == 30)
  }

  private final class Follower: NSObject, UIScrollViewDelegate {
    var target: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let target else { return }
      self.target = nil
      scrollView.setContentOffset(target, animated: true)
    }
  }

  @Test func aDelegateMayScrollWhenALayoutMovesTheContent() async {
    let (scroll, _) = make()
    let follower = Follower()
    scroll.delegate = follower
    scroll.contentOffset.x = 100
    follower.target = CGPoint(x: 10, y: 0)
    scroll.contentSize.width = 150
    #expect(scroll.contentOffset.x == 50 && scroll.isScrollAnimating)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(scroll.contentOffset.x == 10 && !scroll.isScrollAnimating)
  }

  @Test func anotherOffsetCancelsAnimatedScrolling() async {
    let (scroll, delegate) = make()
    scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.calls == [])
    #expect(scroll.contentOffset.x == 0)
  }
}
