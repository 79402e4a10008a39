// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop(isMain: true)

  fileprivate let isMain: Bool
  fileprivate let isStopped = Mutex(false)
  fileprivate let observers = Mutex<[CFRunLoopObserver]>([])

  fileprivate init(isMain: Bool) { self.isMain = isMain }

  /// Calls the observers for one turn of the main loop, which is a turn of the main queue.
  fileprivate func turn() {
    guard isMain else { return }
    DispatchQueue.main.async {
      for observer in self.observers.withLock({ $0 }) { observer.turn(self) }
      self.observers.withLock { $0.removeAll { !CFRunLoopObserverIsValid($0) } }
    }
  }
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let entry = CFRunLoopActivity(rawValue: 1)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  public static let exit = CFRunLoopActivity(rawValue: 128)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// A run loop observer. It is called for one turn of the main queue after it is added to the main
/// loop, and for one more after each `CFRunLoopWakeUp`. Other loops do not call it. In a turn it is
/// called once, for the last of its activities.
// The block is called only on the main queue.
public final class CFRunLoopObserver: @unchecked Sendable {
  fileprivate let isValid = Mutex(true)
  private let activities: CFRunLoopActivity
  private let repeats: Bool
  private let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  fileprivate init(
    _ activities: CFRunLoopActivity, _ repeats: Bool,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = activities
    self.repeats = repeats
    self.block = block
  }

  fileprivate func turn(_ loop: CFRunLoop) {
    guard isValid.withLock({ $0 }) else { return }
    let order: [CFRunLoopActivity] = [
      .exit, .beforeWaiting, .beforeSources, .beforeTimers, .afterWaiting, .entry,
    ]
    guard let last = order.first(where: activities.contains) else { return }
    if !repeats { CFRunLoopObserverInvalidate(self) }
    block(self, last)
  }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopGetCurrent() -> CFRunLoop! {
  guard !Thread.isMainThread else { return .main }
  let key = "plumb.CFRunLoop"
  let values = Thread.current.threadDictionary
  if let loop = values[key] as? CFRunLoop { return loop }
  let loop = CFRunLoop(isMain: false)
  values[key] = loop
  return loop
}

/// Calls `block` on the next turn of the main queue. For a loop of another thread, calls it at
/// once.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!, _ mode: Any!, _ block: @escaping () -> Void
) {
  // The caller is responsible for the thread on which the block runs.
  nonisolated(unsafe) let block = block
  if loop?.isMain ?? true { DispatchQueue.main.async { block() } } else { block() }
}

/// Calls the observers of the main loop for one more turn.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.turn() }

public func CFRunLoopRun() {
  guard let loop = CFRunLoopGetCurrent() else { return }
  loop.isStopped.withLock { $0 = false }
  // Checks every 0.02 seconds whether the loop was stopped.
  while !loop.isStopped.withLock({ $0 }) {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopStop(_ loop: CFRunLoop!) { loop?.isStopped.withLock { $0 = true } }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, block)
}

public typealias CFOptionFlags = UInt

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let loop, let observer else { return }
  loop.observers.withLock { if !$0.contains(where: { $0 === observer }) { $0.append(observer) } }
  loop.turn()
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopRemoveObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) { loop?.observers.withLock { $0.removeAll { $0 === observer } } }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopContainsObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool { loop?.observers.withLock { $0.contains { $0 === observer } } ?? false }

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer?.isValid.withLock { $0 = false }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid.withLock { $0 } ?? false
}
