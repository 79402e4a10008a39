// SPDX-License-Identifier: MIT

public import Foundation

/// Calls its target 60 times a second while its run loop runs.
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?

  open var isPaused = false
  open private(set) var timestamp: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// No effect.
  open var preferredFramesPerSecond = 0
  /// No effect.
  open var frameInterval = 1
  /// No effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let link = UncheckedAccess(self)
    let timer = Timer(timeInterval: duration, repeats: true) { timer in
      let link = link.value
      guard !link.isPaused else { return }
      link.timestamp = timer.fireDate.timeIntervalSinceReferenceDate
      onMainActor { _ = Receiver(link.target).perform(link.selector, link) }
    }
    self.timer?.invalidate()
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
