// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Configuration of gesture recognizers, and calls for scrolling and animations.
@MainActor
struct EventTests {
  @Test func recognizerBelongsToOneViewAtATime() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func touchesGoUpTheChainOfResponders() {
    final class Catcher: UIView {
      var caught = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { caught += 1 }
    }
    let catcher = Catcher()
    let inner = UIView()
    catcher.addSubview(inner)
    inner.touchesBegan([UITouch()], with: nil)
    #expect(catcher.caught == 1)
  }

  @Test func delegateIsCalledForEveryScroll() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 300)
    scrollView.delegate = listener
    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    scrollView.bounds.origin.y = 5
    scrollView.bounds.size.height = 50
    #expect(listener.offsets == [20, 60, 5])
  }

  @Test func animatorRunsItsStepsOnce() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { calls.append("first") }
    animator.addAnimations { calls.append("second") }
    animator.addCompletion { calls.append("done at \($0)") }
    #expect(animator.state == .inactive && calls.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(calls == ["first", "second", "done at end"])
    #expect(animator.fractionComplete == 1)
  }

  /// Source: UIKit's documentation of `pauseAnimation()`, which makes an inactive animator active,
  /// and of `stopAnimation(_:)`.
  @Test func stoppedAnimatorCompletesAsFinishingAsksFor() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { calls.append("step") }
    animator.addCompletion { calls.append("done at \($0)") }
    animator.pauseAnimation()
    #expect(animator.state == .active && calls == ["step"])
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && calls == ["step"])
    animator.finishAnimation(at: .current)
    #expect(calls == ["step", "done at current"] && animator.state == .inactive)
  }

  /// Source: UIKit's documentation of `UIViewAnimatingPosition.start`, `isReversed` and
  /// `fractionComplete`.
  @Test func animatorsThatEndWhereTheyBeganGiveTheValuesBack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func animator() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.x = 100
        view.alpha = 0.5
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
    }
    let stopped = animator()
    stopped.startAnimation()
    stopped.pauseAnimation()
    stopped.stopAnimation(false)
    #expect(view.alpha == 0.5)
    stopped.finishAnimation(at: .start)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && view.alpha == 1)
    let reversed = animator()
    var position: UIViewAnimatingPosition?
    reversed.addCompletion { position = $0 }
    reversed.fractionComplete = 0.4
    #expect(reversed.state == .active && reversed.fractionComplete == 0.4 && view.alpha == 0.5)
    reversed.isReversed = true
    reversed.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(view.frame.minX == 0 && view.alpha == 1 && position == .start)
    let kept = animator()
    kept.pausesOnCompletion = true
    kept.addCompletion { position = $0 }
    kept.startAnimation()
    #expect(kept.state == .active && view.alpha == 0.5 && position == .start)
    kept.stopAnimation(false)
    kept.finishAnimation(at: .end)
    #expect(position == .end && view.alpha == 0.5)
  }

  @Test func keyframesRunInOrderAndTransitionsPutViewsInPlace() {
    var steps: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      for step in 0..<3 {
        UIView.addKeyframe(withRelativeStartTime: Double(step) / 3, relativeDuration: 0.3) {
          steps.append(step)
        }
      }
    }
    #expect(steps == [0, 1, 2])
    let root = UIView()
    let (old, new) = (UIView(), UIView())
    root.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
    #expect(root.subviews == [new])
  }

  @Test func valuesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
