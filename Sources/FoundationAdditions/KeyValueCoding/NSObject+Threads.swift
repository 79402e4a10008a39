// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation

// Calls of methods by name on other threads.
extension NSObject {
  /// Calls the method on a thread. A thread other than the main and the current one is represented
  /// by a serial queue.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if thr.isMainThread {
      return performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }
    let call = UncheckedAccess((object: self, selector: aSelector, argument: arg))
    let body: @Sendable () -> Void = {
      call.value.object.perform(call.value.selector, with: call.value.argument)
    }
    switch (thr === Thread.current, wait) {
    case (true, true): body()
    case (true, false): RunLoop.current.perform(body)
    case (false, true): ThreadQueues.queue(of: thr).sync(execute: body)
    case (false, false): ThreadQueues.queue(of: thr).async(execute: body)
    }
  }

  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { perform(aSelector, on: thr, with: arg, waitUntilDone: wait) }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  /// Calls the method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    Thread.detachNewThreadSelector(aSelector, toTarget: self, with: arg)
  }
}

extension Thread {
  /// Apple's name of `mainThread`. Foundation on Linux has only the latter.
  public class var main: Thread { mainThread }

  /// Creates a thread that calls a method. The target is retained until the method returns.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = UncheckedAccess((target: target as AnyObject, argument: argument))
    self.init {
      onMainActor { _ = Receiver(call.value.target).perform(selector, call.value.argument) }
    }
  }

  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) { Thread(target: target, selector: selector, object: argument).start() }
}

/// Queues that represent threads, because other threads cannot reach a thread's run loop.
private enum ThreadQueues {
  private static let lock = NSLock()

  static func queue(of thread: Thread) -> DispatchQueue {
    lock.withLock {
      let key = "plumb.calls"
      if let known = thread.threadDictionary[key] as? DispatchQueue { return known }
      let queue = DispatchQueue(label: key)
      thread.threadDictionary[key] = queue
      return queue
    }
  }
}
