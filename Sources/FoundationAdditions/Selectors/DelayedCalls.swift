// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Calls of methods after a delay.
enum DelayedCalls {
  private final class Call {
    let selector: Selector
    let target: AnyObject
    var isCancelled = false

    init(_ selector: Selector, _ target: AnyObject) {
      self.selector = selector
      self.target = target
    }
  }

  private static let pending = UncheckedAccess<[Call]>([])

  static func schedule(
    _ selector: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    let call = UncheckedAccess((Call(selector, target), argument))
    pending.value.append(call.value.0)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      onMainActor {
        let (waiting, argument) = call.value
        pending.value.removeAll { $0 === waiting }
        if !waiting.isCancelled { Receiver(waiting.target).perform(selector, argument) }
      }
    }
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    for call in pending.value where call.target === target {
      if selector == nil || call.selector == selector { call.isCancelled = true }
    }
    pending.value.removeAll(where: \.isCancelled)
  }
}
