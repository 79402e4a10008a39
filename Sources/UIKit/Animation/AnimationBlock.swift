// SPDX-License-Identifier: MIT

import Foundation

/// What the changes of views are animated by while a block of animations runs.
///
/// Nothing moves; the layers of the views list animations, as Core Animation's do.
@MainActor
struct AnimationBlock {
  enum Kind {
    case basic, spring, keyframes
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var kind = Kind.basic
  private var keepsDuration = false

  init(duration: TimeInterval) { self.duration = duration }

  init(
    duration: TimeInterval, delay: TimeInterval, _ options: UIView.AnimationOptions,
    kind: Kind = .basic
  ) {
    self.duration = duration
    self.delay = delay
    self.kind = kind
    curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    keepsDuration = options.contains(.overrideInheritedDuration)
  }

  /// Calls `animations`, whose changes are animated by this block: with the duration of the block around it, unless
  /// that is overridden.
  func run(_ animations: () -> Void) {
    let store = LayoutStore.current
    var block = self
    if !keepsDuration, let outer = store.animationBlocks.last, outer.duration > 0 {
      block.duration = outer.duration
    }
    store.animationBlocks.append(block)
    animations()
    _ = store.animationBlocks.popLast()
  }

  /// Changes the block that runs, if one does.
  static func change(_ body: (inout AnimationBlock) -> Void) {
    let store = LayoutStore.current
    guard !store.animationBlocks.isEmpty else { return }
    body(&store.animationBlocks[store.animationBlocks.count - 1])
  }

  /// The animation of a layer's value; nil where the block takes no time.
  func animation(of keyPath: String) -> CAAnimation? {
    guard duration > 0 else { return nil }
    let animation: CAPropertyAnimation =
      switch kind {
      case .basic: CABasicAnimation(keyPath: keyPath)
      case .spring: CASpringAnimation(keyPath: keyPath)
      case .keyframes: CAKeyframeAnimation(keyPath: keyPath)
      }
    animation.duration = duration
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    (animation.repeatCount, animation.autoreverses) = (repeatCount, autoreverses)
    animation.timingFunction = CAMediaTimingFunction(name: curve.timing)
    return animation
  }
}

extension UIView.AnimationCurve {
  fileprivate var timing: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIView {
  /// The animation of a change of the view that is being made; nil where none is.
  func currentAnimation(of keyPath: String) -> CAAnimation? {
    let store = LayoutStore.current
    guard store.areAnimationsEnabled else { return nil }
    return store.animationBlocks.last?.animation(of: keyPath)
  }

  /// Lists the animation of a change of the view in its layer, where a block of animations makes it.
  ///
  /// - Parameter changes: whether the value becomes another, which is asked within blocks only.
  func noteAnimation(of keyPath: String, if changes: @autoclosure () -> Bool = true) {
    guard !LayoutStore.current.animationBlocks.isEmpty, changes(),
      let animation = currentAnimation(of: keyPath)
    else { return }
    layer.list(animation, keyPath)
  }
}
