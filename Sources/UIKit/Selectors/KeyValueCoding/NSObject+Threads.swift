// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation

// Methods that are called by name on other threads.
extension NSObject {
  /// Calls the method on a thread; of one that is neither the caller's nor the main one, on a queue that stands for
  /// it, call after call.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if thr.isMainThread {
      return performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }
    let call = Unguarded((object: self, selector: aSelector, argument: arg))
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

  /// Calls the method on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    Thread.detachNewThreadSelector(aSelector, toTarget: self, with: arg)
  }
}

extension Thread {
  /// Apple's name of `mainThread`, which is all that Foundation has here.
  public class var main: Thread { mainThread }

  /// A thread that calls a method, and keeps its target until it has.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = Unguarded((target: target as AnyObject, argument: argument))
    self.init {
      onMainActor { _ = Receiver(call.value.target).perform(selector, call.value.argument) }
    }
  }

  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) { Thread(target: target, selector: selector, object: argument).start() }
}

/// Queues in place of the run loops of threads, which others cannot reach.
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
