// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// A message that this process wrote.
public final class OSLogEntry: NSObject, Sendable {
  public let composedMessage: String
  public let date = Date()
  let subsystem: String
  let category: String

  init(_ message: String, _ subsystem: String, _ category: String) {
    composedMessage = message
    self.subsystem = subsystem
    self.category = category
    super.init()
  }
}

/// A moment in the log.
public final class OSLogPosition: NSObject, Sendable {
  let date: Date

  init(_ date: Date) {
    self.date = date
    super.init()
  }
}

/// The messages of this process, at most the last 1,000. Messages of the system are not read.
public final class OSLogStore: NSObject, Sendable {
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

  private static let written = Mutex<[OSLogEntry]>([])

  public init(scope: Scope) throws { super.init() }

  static func add(_ entry: OSLogEntry) {
    written.withLock {
      if $0.count == 1000 { $0.removeFirst(100) }
      $0.append(entry)
    }
  }

  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let boot = Date(timeIntervalSinceNow: -ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(boot.addingTimeInterval(seconds))
  }

  /// The predicate can compare `subsystem`, `category` and `composedMessage`.
  public func getEntries(
    at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = Self.written.withLock { $0 }
    return AnySequence(
      entries.filter { entry in
        guard position.map({ $0.date <= entry.date }) ?? true else { return false }
        let values = [
          "subsystem": entry.subsystem, "category": entry.category,
          "composedMessage": entry.composedMessage,
        ]
        return predicate?.evaluate(with: values) ?? true
      })
  }
}
