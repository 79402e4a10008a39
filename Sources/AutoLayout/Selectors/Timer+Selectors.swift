// SPDX-License-Identifier: MIT

public import Foundation

extension Timer {
  /// Keeps its target until it is invalidated, as Foundation's does. The method is given the timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      timeInterval: ti, repeats: yesOrNo, block: call(aTarget, aSelector))
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Its `userInfo` stays nil, which Foundation does not let others set; that of
  /// ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`` is kept.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.call(aTarget, aSelector))
  }

  /// Its `userInfo` stays nil.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(aTarget, aSelector))
  }

  private class func call(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let target = Unguarded(target as AnyObject)
    return { timer in
      let timer = Unguarded(timer)
      onMainActor { _ = Receiver(target.value).perform(selector, timer.value) }
    }
  }
}

/// A timer that knows what it was made with.
private final class TargetTimer: Timer {
  var information: Any?

  override var userInfo: Any? { information }
}
