// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// An animation of a layer, which lists it until its time has passed.
struct ListedAnimation {
  var key: String
  var animation: CAAnimation
  /// On the clock of ``CACurrentMediaTime()``; infinite where only its removal ends the listing.
  var end: CFTimeInterval
}

private struct WeakLayer: @unchecked Sendable {
  weak var layer: CALayer?
}

extension CALayer {
  /// Those whose time has not passed, in the order of their addition.
  var currentAnimations: [ListedAnimation] {
    guard !animations.isEmpty else { return [] }
    let now = CACurrentMediaTime()
    animations.removeAll { $0.end <= now }
    return animations
  }

  /// Lists a copy of the animation, tells its delegate of begin and end.
  func run(_ animation: CAAnimation, _ key: String?) {
    let copy = animation.copyOfSystemClass
    if copy.duration <= 0 { copy.duration = defaultDuration }
    list(copy, copy.listedKey(key))
    copy.delegate?.animationDidStart(copy)
    guard !copy.isEndless else { return }
    copy.delegate?.animationDidStop(copy, finished: true)
    if copy.delegate != nil, copy.isRemovedOnCompletion { forgetLater(copy.end) }
  }

  /// Lets go of animations at a time, as their delegates may own the layer.
  private func forgetLater(_ end: CFTimeInterval) {
    let layer = WeakLayer(layer: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, end - CACurrentMediaTime())) {
      _ = layer.layer?.currentAnimations
    }
  }

  /// Lists an animation under a key instead of what has it; one without a key is not found again.
  func list(_ animation: CAAnimation, _ key: String?) {
    guard let key else { return }
    let end = animation.isRemovedOnCompletion ? animation.end : .infinity
    animations.removeAll { $0.key == key }
    animations.append(ListedAnimation(key: key, animation: animation, end: end))
  }

  private var defaultDuration: CFTimeInterval { onMainActor { CATransaction.animationDuration() } }
}

extension CAAnimation {
  /// A copy; the animation itself where its class is a client's, whose initialiser of archives may refuse.
  fileprivate var copyOfSystemClass: CAAnimation {
    guard !InterfaceClasses.isClient(self) else { return self }
    return unsafeDowncast(copy() as AnyObject, to: CAAnimation.self)
  }

  fileprivate var isEndless: Bool { activeDuration == .infinity }

  /// The seconds from begin to end, repetitions included.
  private var activeDuration: CFTimeInterval {
    guard speed > 0 else { return .infinity }
    let once = duration * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
    return all / Double(speed)
  }

  fileprivate var end: CFTimeInterval {
    (beginTime > 0 ? beginTime : CACurrentMediaTime()) + activeDuration
  }
}
