// SPDX-License-Identifier: MIT

public import Foundation

extension Timer {
  /// A timer that never fires, like `Timer()` on Apple's platforms. Apps store it until they
  /// schedule another one.
  public class var _invalid: Timer {
    let timer = Timer(timeInterval: 0, repeats: false) { _ in }
    timer.invalidate()
    return timer
  }

  /// Retains its target until it is invalidated, like Foundation's timer. The method gets the
  /// timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that calls a method and stores its user info. Initializers cannot be added to
/// Foundation's timer on Linux, so `plumb swift` replaces timers with a target by this class.
open class TargetTimer: Timer {
  private var information: Any?

  open override var userInfo: Any? { information }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.call(aTarget, aSelector))
    information = userInfo
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(aTarget, aSelector))
    information = userInfo
  }

  private class func call(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    let target = UncheckedAccess(target as AnyObject)
    return { timer in
      let timer = UncheckedAccess(timer)
      onMainActor { _ = Receiver(target.value).perform(selector, timer.value) }
    }
  }
}
