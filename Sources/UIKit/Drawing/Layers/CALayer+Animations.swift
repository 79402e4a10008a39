// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// An animation that is attached to a layer until its time has passed.
struct ListedAnimation {
  var key: String
  var animation: CAAnimation
  /// The end on the clock of ``CACurrentMediaTime()``. Infinite if the animation stays until code
  /// removes it.
  var end: CFTimeInterval
}

// The layer is used only on the main queue.
private struct WeakLayer: @unchecked Sendable {
  weak var layer: CALayer?
}

extension CALayer {
  /// The animations whose time has not passed, in the order of their addition.
  var currentAnimations: [ListedAnimation] {
    guard !animations.isEmpty else { return [] }
    let now = CACurrentMediaTime()
    animations.removeAll { $0.end <= now }
    return animations
  }

  /// Attaches a copy of the animation, and calls its delegate for the start and the end.
  func run(_ animation: CAAnimation, _ key: String?) {
    let copy = animation.copyOfSystemClass
    if copy.duration <= 0 { copy.duration = defaultDuration }
    list(copy, copy.listedKey(key))
    copy.delegate?.animationDidStart(copy)
    guard !copy.isEndless else { return }
    copy.delegate?.animationDidStop(copy, finished: true)
    if copy.delegate != nil, copy.isRemovedOnCompletion { forgetLater(copy.end) }
  }

  /// Releases the finished animations at `end`, because their delegates can own the layer.
  private func forgetLater(_ end: CFTimeInterval) {
    let layer = WeakLayer(layer: self)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, end - CACurrentMediaTime())) {
      _ = layer.layer?.currentAnimations
    }
  }

  /// Attaches an animation under a key and replaces the former one. An animation without a key is
  /// not attached.
  func list(_ animation: CAAnimation, _ key: String?) {
    guard let key else { return }
    let end = animation.isRemovedOnCompletion ? animation.end : .infinity
    animations.removeAll { $0.key == key }
    animations.append(ListedAnimation(key: key, animation: animation, end: end))
  }

  private var defaultDuration: CFTimeInterval { onMainActor { CATransaction.animationDuration() } }
}

extension CAAnimation {
  /// A copy, or the animation itself if a client declares its class. The coder initializer of such
  /// a class can fail.
  fileprivate var copyOfSystemClass: CAAnimation {
    guard !InterfaceClasses.isClient(self) else { return self }
    return unsafeDowncast(copy() as AnyObject, to: CAAnimation.self)
  }

  fileprivate var isEndless: Bool { activeDuration == .infinity }

  /// The seconds from the start to the end, including repetitions.
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
