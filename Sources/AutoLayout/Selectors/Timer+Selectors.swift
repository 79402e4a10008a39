// SPDX-License-Identifier: MIT

public import Foundation

extension Timer {
  /// Keeps its target until it is invalidated, as UIKit's does. The method is given the timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let call = call(aTarget, aSelector)
    let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call)
    timer.keep(userInfo)
    return timer
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.call(aTarget, aSelector))
    keep(userInfo)
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(aTarget, aSelector))
    keep(userInfo)
  }

  /// What the timer was made with.
  public var userInfo: Any? { objc_getAssociatedObject(self, Self.key.value) }

  private static let key = Unguarded(
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)))

  private func keep(_ userInfo: Any?) {
    guard let userInfo else { return }
    objc_setAssociatedObject(self, Self.key.value, userInfo, .OBJC_ASSOCIATION_RETAIN)
  }

  private class func call(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let target = Unguarded(target as AnyObject)
    return { timer in
      let timer = Unguarded(timer)
      onMainActor { _ = Receiver(target.value).perform(selector, timer.value) }
    }
  }
}
