// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// Calls of methods after a delay.
enum DelayedCalls {
  private final class Call {
    let selector: Selector
    let target: AnyObject
    let isCancelled = Atomic(false)

    init(_ selector: Selector, _ target: AnyObject) {
      self.selector = selector
      self.target = target
    }
  }

  private static let pending = Mutex(UncheckedAccess<[Call]>([]))

  static func schedule(
    _ selector: Selector, on target: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    let call = UncheckedAccess((Call(selector, target), argument))
    pending.withLock { $0.value.append(call.value.0) }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      onMainActor {
        let (waiting, argument) = call.value
        pending.withLock { $0.value.removeAll { $0 === waiting } }
        guard !waiting.isCancelled.load(ordering: .relaxed) else { return }
        Receiver(waiting.target).perform(selector, argument)
      }
    }
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    // A call may be the last owner of its target, so it is released outside the lock.
    let calls = pending.withLock { UncheckedAccess($0.value) }.value
    let cancelled = calls.filter {
      $0.target === target && (selector == nil || $0.selector == selector)
    }
    for call in cancelled { call.isCancelled.store(true, ordering: .relaxed) }
    let ended = UncheckedAccess(cancelled)
    pending.withLock { pending in
      pending.value.removeAll { call in ended.value.contains { $0 === call } }
    }
  }
}
