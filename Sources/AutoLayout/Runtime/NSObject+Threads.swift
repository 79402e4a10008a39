// SPDX-License-Identifier: MIT

public import Foundation

extension NSObject {
  /// Calls the method later on the main thread: methods are found and called there alone.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }

  /// As on the main thread, whatever the thread: methods are found and called there alone.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  /// As on the main thread, whatever the thread: methods are found and called there alone.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool,
    modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }
}

extension NSObject {
  /// False: methods are found by objects alone.
  public class func instancesRespond(to aSelector: Selector?) -> Bool { false }
}
