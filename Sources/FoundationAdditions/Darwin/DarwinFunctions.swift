// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// The seconds since January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

/// The nanoseconds of a monotonic clock.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Always nominal.
  public var thermalState: ThermalState { .nominal }

  /// Always false.
  public var isLowPowerModeEnabled: Bool { false }

  /// Calls `block` with false on another thread: the process is not suspended.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}

/// Locks an object, as `@synchronized` does. A thread can lock it several times.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  guard let lock = ObjectLocks.shared.lock(of: object as AnyObject, entering: true) else {
    return 0
  }
  lock.lock()
  return 0
}

/// Unlocks the lock of ``objc_sync_enter(_:)``.
/// - Returns: 0, or -1 if the object is not locked.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  guard let lock = ObjectLocks.shared.lock(of: object as AnyObject, entering: false) else {
    return -1
  }
  lock.unlock()
  return 0
}

/// The locks of objects that threads hold or wait for.
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
