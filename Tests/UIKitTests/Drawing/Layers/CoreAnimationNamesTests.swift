// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of Core Animation and UIKit Dynamics.
@MainActor
struct CoreAnimationNamesTests {
  @Test func transactionsKeepTheirValues() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(NSNumber(value: 2), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("mine", forKey: "own")
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.setValue("inner", forKey: "own")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil)
  }

  @Test func transformsAreInverted() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map.m34 = -1 / 500
    map = CATransform3DTranslate(map, 10, 20, 30)
    let both = CATransform3DConcat(map, CATransform3DInvert(map))
    for path in [\CATransform3D.m11, \.m22, \.m33, \.m44] {
      #expect(abs(both[keyPath: path] - 1) < 1e-9)
    }
    for path in [\CATransform3D.m12, \.m34, \.m41, \.m43, \.m21, \.m14] {
      #expect(abs(both[keyPath: path]) < 1e-9)
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DIsAffine(flat) && !CATransform3DIsAffine(map))
  }

  @Test func springsAreMadeByTheirBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    #expect(spring.mass == 1)
    let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(abs(slow.bounce + 0.5) < 1e-9 && slow.allowsOverdamping)
  }

  @Test func layersScroll() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.scroll(to: CGRect(x: 150, y: 20, width: 50, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 100, y: 0))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 7, y: 8))
    #expect(layer.bounds.origin == CGPoint(x: 100, y: 8))
  }

  @Test func traitsAreReplaced() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let changed = traits.replacing(UITraitUserInterfaceStyle.self, value: .light)
    #expect(changed.userInterfaceStyle == .light && traits.userInterfaceStyle == .dark)
    #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(UITraitCollection().forceTouchCapability == .unavailable)
  }

  @Test func animatorsReturnTheirTimingParameters() async {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    let cubic = animator.timingParameters?.cubicTimingParameters
    #expect(cubic?.animationCurve == .easeIn)
    Task { animator.startAnimation() }
    #expect(await animator.addCompletion() == .end)
  }
}
