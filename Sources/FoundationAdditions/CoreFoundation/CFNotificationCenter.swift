// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

public struct CFNotificationName: Hashable, RawRepresentable, Sendable {
  private let name: String

  public var rawValue: CFString { name as NSString }
  public init(rawValue: CFString) { name = rawValue as String }
  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// A notification center. The local center calls observers at once. The Darwin center calls them on
/// the main queue, without an object and user info, and does not reach other processes.
public final class CFNotificationCenter: Sendable {
  fileprivate static let local = CFNotificationCenter(isBetweenProcesses: false)
  fileprivate static let darwin = CFNotificationCenter(isBetweenProcesses: true)

  // Immutable. The pointers are compared and passed to the callback, but not read.
  fileprivate struct Observer: @unchecked Sendable {
    let observer: UnsafeRawPointer?
    let name: CFNotificationName?
    let object: UnsafeRawPointer?
    let callback: CFNotificationCallback
  }

  fileprivate let isBetweenProcesses: Bool
  fileprivate let observers = Mutex<[Observer]>([])

  private init(isBetweenProcesses: Bool) { self.isBetweenProcesses = isBetweenProcesses }

  fileprivate func post(
    _ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?
  ) {
    for one in observers.withLock({ $0 })
    where (one.name ?? name) == name && (one.object ?? object) == object {
      let pointer = one.observer.map { UnsafeMutableRawPointer(mutating: $0) }
      one.callback(self, pointer, name, object, userInfo)
    }
  }
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter? { .darwin }

public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter? { .local }

public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callback: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callback else { return }
  let added = CFNotificationCenter.Observer(
    observer: observer, name: name.map { CFNotificationName($0) },
    object: center.isBetweenProcesses ? nil : object, callback: callback)
  center.observers.withLock { $0.append(added) }
}

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  let address = observer.map { Int(bitPattern: $0) }
  let objectAddress = object.map { Int(bitPattern: $0) }
  center?.observers.withLock {
    $0.removeAll {
      $0.observer.map { Int(bitPattern: $0) } == address && (name == nil || $0.name == name)
        && (objectAddress == nil || $0.object.map { Int(bitPattern: $0) } == objectAddress)
    }
  }
}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) { CFNotificationCenterRemoveObserver(center, observer, nil, nil) }

public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  guard let center else { return }
  guard center.isBetweenProcesses else { return center.post(name, object, userInfo) }
  DispatchQueue.main.async { center.post(name, nil, nil) }
}
