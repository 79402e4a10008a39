// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Apple's documentation of UIViewPropertyAnimator: views have their final values, and
/// `fractionComplete` determines what is shown. Stopping leaves the views where they are shown.
@MainActor
@Suite struct PausedAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.isHidden = false
    window.addSubview(view)
    view.backgroundColor = .black
  }

  private func animator(
    _ curve: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeIn)
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
    animator.addAnimations { [view] in
      view.center.x += 100
      view.alpha = 0
      view.backgroundColor = .white
    }
    return animator
  }

  @Test func pausedAnimatorsShowTheFraction() throws {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let animator = animator()
    animator.fractionComplete = 0.25
    #expect(view.center.x == 150 && view.alpha == 0)
    let seen = try #require(view.layer.presentation())
    #expect(seen !== view.layer)
    #expect(seen.position.x == 75 && seen.opacity == 0.75)
    #expect(seen.backgroundColor?.components?.first == 0.25)
    let picture = window.svg()
    #expect(picture.contains("x=\"25\"") && picture.contains("x=\"35\""))
    animator.isReversed = true
    #expect(view.layer.presentation()?.position.x == 125)
    animator.stopAnimation(true)
    #expect(view.center.x == 125 && view.alpha == 0.25)
    #expect(view.layer.presentation() === view.layer)
  }

  /// The middle of an ease-in curve: Core Animation's points (0.42, 0) and (1, 1), solved by hand
  /// for half the time.
  @Test func curvesApplyWithoutLinearScrubbing() {
    let animator = animator()
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    let seen = view.layer.presentation()?.position.x ?? 0
    #expect(abs(seen - 81.54) < 0.01)
    animator.fractionComplete = 0
    #expect(view.layer.presentation()?.position.x == 50)
    animator.fractionComplete = 1
    #expect(view.layer.presentation()?.position.x == 150)
  }

  /// A spring with a damping ratio below 1 overshoots.
  @Test func springsOvershootTheirEnd() {
    let animator = animator(UISpringTimingParameters(dampingRatio: 0.3))
    animator.scrubsLinearly = false
    let places = stride(from: CGFloat(0), through: 1, by: 0.05).map { time -> CGFloat in
      animator.fractionComplete = time
      return view.layer.presentation()?.position.x ?? 0
    }
    #expect((places.max() ?? 0) > 155)
    #expect(places.first == 50 && places.last == 150)
  }

  @Test func stoppedAnimationsEndAtTheGivenPosition() {
    for (position, x) in [(UIViewAnimatingPosition.start, 50.0), (.current, 100), (.end, 150)] {
      view.center.x = 50
      view.alpha = 1
      let animator = animator()
      var ended: UIViewAnimatingPosition?
      animator.addCompletion { ended = $0 }
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      #expect(view.center.x == 100 && animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(view.center.x == x && ended == position)
    }
  }
}
