// SPDX-License-Identifier: MIT

import Foundation

/// The timing of an animation block that is running.
///
/// Views do not move. As in Core Animation, the layers of the changed views list animations.
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

  /// Calls `animations` with this block as the current one. A nested block inherits the duration of
  /// the outer one, unless it overrides that.
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

  /// Changes the current block, if there is one.
  static func change(_ body: (inout AnimationBlock) -> Void) {
    let store = LayoutStore.current
    guard !store.animationBlocks.isEmpty else { return }
    body(&store.animationBlocks[store.animationBlocks.count - 1])
  }

  /// The animation for a change of a layer's value, or nil if the block has no duration.
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
  /// The animation for a change that is made now, or nil outside of an animation block.
  func currentAnimation(of keyPath: String) -> CAAnimation? {
    let store = LayoutStore.current
    guard store.areAnimationsEnabled else { return nil }
    return store.animationBlocks.last?.animation(of: keyPath)
  }

  /// Adds an animation to the view's layer if an animation block is running.
  ///
  /// - Parameter changes: whether the value changes. It is evaluated only in a block.
  func noteAnimation(of keyPath: String, if changes: @autoclosure () -> Bool = true) {
    guard !LayoutStore.current.animationBlocks.isEmpty, changes(),
      let animation = currentAnimation(of: keyPath)
    else { return }
    layer.list(animation, keyPath)
  }
}
