// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// Animates the changes with the animation's duration, delay, and curve or bounce.
  @preconcurrency @MainActor
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let finished: (Bool) -> Void = { _ in completion?() }
    var options: AnimationOptions = []
    if animation.repetitions == nil { options.insert(.repeat) }
    if animation.autoreverses { options.insert(.autoreverse) }
    switch animation.curve {
    case .spring:
      return animate(
        springDuration: animation.duration, bounce: animation.bounce, delay: animation.wait,
        options: options, animations: changes, completion: finished)
    case .linear: options.insert(.curveLinear)
    case .easeIn: options.insert(.curveEaseIn)
    case .easeOut: options.insert(.curveEaseOut)
    case .easeInOut: options.insert(.curveEaseInOut)
    }
    withoutActuallyEscaping(changes) {
      animate(
        withDuration: animation.duration, delay: animation.wait, options: options, animations: $0,
        completion: finished)
    }
  }
}
