// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Sources: the references of `CALayer.add(_:forKey:)` (an animation without a duration has the
/// transaction's, 0.25 s by default; a copy is added), of `CAAnimation.isRemovedOnCompletion`, of
/// `CALayer.animationKeys()`, and of `UIView.inheritedAnimationDuration`.
@MainActor @Suite struct LayerAnimationTests {
  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  @Test func animationsAreListedUntilTheirTimeHasPassed() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.02)
    let listener = Listener()
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    #expect(listener.calls == ["start", "stop true"])
    let listed = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(listed?.keyPath == "opacity")
    #expect(listed?.toValue as? Int == 1)
    fade.duration = 4
    #expect(listed?.duration == 0.02, "what is added is a copy")
    #expect(layer.animationKeys() == ["fade"])
    Thread.sleep(forTimeInterval: 0.03)
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(layer.animationKeys() == nil)
  }

  @Test func animationsThatStayAreRemovedByHand() {
    let layer = CALayer()
    let group = CAAnimationGroup()
    group.animations = [CASpringAnimation(keyPath: "position.x"), CAKeyframeAnimation()]
    (group.isRemovedOnCompletion, group.duration) = (false, 0.001)
    layer.add(group, forKey: "group")
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    (spin.repeatCount, spin.duration) = (.infinity, 0.001)
    layer.add(spin, forKey: "spin")
    Thread.sleep(forTimeInterval: 0.01)
    #expect(layer.animationKeys() == ["group", "spin"])
    layer.removeAnimation(forKey: "spin")
    #expect(layer.animation(forKey: "spin") == nil)
    layer.removeAllAnimations()
    #expect(layer.animation(forKey: "group") == nil)
  }

  @Test func keysAndDurationsHaveDefaults() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: "mine")
    #expect(layer.animationKeys() == [kCATransition])
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    #expect(layer.animationKeys() == [kCATransition])
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    CATransaction.commit()
    #expect(layer.animation(forKey: "a")?.duration == 3)
    #expect(layer.animationKeys() == [kCATransition, "a"])
  }

  private final class Owner: CAAnimationDelegate {
    let layer = CALayer()
  }

  /// Source: the reference of `CAAnimation.delegate`. The animation retains it, until it is
  /// removed.
  @Test func animationDelegatesAreReleasedAtTheEnd() async throws {
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 0.02
      fade.delegate = owner
      owner.layer.add(fade, forKey: "fade")
    }
    #expect(gone != nil)
    for _ in 0..<100 where gone != nil { try await Task.sleep(for: .milliseconds(20)) }
    #expect(gone == nil)
  }

  @Test func blocksOfAnimationsAreListedByTheirKeyPaths() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let still = UIView(frame: view.frame)
    container.addSubview(view)
    container.addSubview(still)
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      view.alpha = 1
      still.alpha = 1
      view.frame = CGRect(x: 20, y: 0, width: 20, height: 10)
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.backgroundColor = .red
      view.layer.cornerRadius = 4
    }
    #expect(
      view.layer.animationKeys()
        == ["opacity", "position", "bounds.size", "transform", "backgroundColor", "cornerRadius"])
    #expect(still.layer.animationKeys() == nil)
    let fade = view.layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(fade?.keyPath == "opacity")
    #expect(fade?.duration == 2)
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func layoutsInBlocksAreAnimated() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    container.layoutIfNeeded()
    width.constant = 40
    UIView.animate(withDuration: 1) { container.layoutIfNeeded() }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size"])
    #expect(view.frame.width == 40)
    let scroll = UIScrollView(frame: container.frame)
    UIView.animate(withDuration: 1) { scroll.contentOffset.y = 10 }
    #expect(scroll.layer.animationKeys() == ["bounds.origin"])
  }

  @Test func nothingIsListedWithoutAnAnimation() {
    let view = UIView()
    UIView.animate(withDuration: 0) { view.alpha = 0.1 }
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.2 } }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.alpha = 0.3 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.alpha == 0.3)
    UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0.4 }.startAnimation()
    #expect(view.layer.animation(forKey: "opacity") is CASpringAnimation)
  }

  @Test func animationBlocksReportTheirDuration() {
    var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 2) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 1) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    durations.append(UIView.inheritedAnimationDuration)
    #expect(durations == [0, 2, 2, 1, 0])
  }

  /// Source: the references of `CALayer.action(forKey:)` and `CALayerDelegate`. `NSNull` ends the
  /// search.
  @Test func viewsHaveActionsInBlocksOnly() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    #expect(view.layer.action(forKey: "opacity") == nil)
    UIView.animate(withDuration: 1) {
      #expect(view.layer.action(forKey: "opacity") is CABasicAnimation)
    }
  }
}
