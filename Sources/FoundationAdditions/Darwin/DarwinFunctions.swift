// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// Seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

/// Nanoseconds of a clock that only grows.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Always nominal.
  public var thermalState: ThermalState { .nominal }

  /// False.
  public var isLowPowerModeEnabled: Bool { false }

  /// Calls `block` with false, on another thread: nothing is about to be suspended.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}

/// Locks for an object, as `@synchronized` does; a thread may enter several times.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  guard let lock = ObjectLocks.shared.lock(of: object as AnyObject, entering: true) else {
    return 0
  }
  lock.lock()
  return 0
}

/// Leaves the lock that ``objc_sync_enter(_:)`` entered.
/// - Returns: 0, and -1 where nothing was entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  guard let lock = ObjectLocks.shared.lock(of: object as AnyObject, entering: false) else {
    return -1
  }
  lock.unlock()
  return 0
}

/// The locks of objects that threads are in, or wait for.
private final class ObjectLocks: Sendable {
  static let shared = ObjectLocks()

  private struct Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func lock(of object: AnyObject, entering: Bool) -> NSRecursiveLock? {
    let key = ObjectIdentifier(object)
    return entries.withLock { entries in
      guard entering || entries[key] != nil else { return nil }
      var entry = entries[key] ?? Entry()
      entry.users += entering ? 1 : -1
      entries[key] = entry.users > 0 ? entry : nil
      return entry.lock
    }
  }
}
