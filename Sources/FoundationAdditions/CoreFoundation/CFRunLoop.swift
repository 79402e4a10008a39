// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// The loop of a thread.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop(isMain: true)

  fileprivate let isMain: Bool
  fileprivate let isStopped = Mutex(false)
  fileprivate let observers = Mutex<[CFRunLoopObserver]>([])

  fileprivate init(isMain: Bool) { self.isMain = isMain }

  /// Observers hear of one turn of the main loop, which is a turn of the main queue.
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

/// Hears of one turn of the main queue after it is added to the main loop, of one more after each `CFRunLoopWakeUp`, and
/// of no other loop. What it hears of a turn is the last that it asks for.
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

/// Calls `block` on the loop's next turn: the main queue's; on a loop of another thread, at once.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!, _ mode: Any!, _ block: @escaping () -> Void
) {
  // It runs where the caller says.
  nonisolated(unsafe) let block = block
  if loop?.isMain ?? true { DispatchQueue.main.async { block() } } else { block() }
}

/// Lets the observers of the main loop hear of one more turn.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.turn() }

/// Runs the current loop until it is stopped.
public func CFRunLoopRun() {
  guard let loop = CFRunLoopGetCurrent() else { return }
  loop.isStopped.withLock { $0 = false }
  // Often enough to see that it was stopped.
  while !loop.isStopped.withLock({ $0 }) {
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
}

/// Ends `CFRunLoopRun`.
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
