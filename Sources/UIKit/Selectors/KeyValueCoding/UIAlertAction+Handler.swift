// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension UIAlertAction {
  typealias Handler = (UIAlertAction) -> Void

  /// The handler as an object, which stays the same as long as the action: code casts it to
  /// `(UIAlertAction) -> Void`, or has ``unsafeBitCast(_:to:)-(AnyObject,_)`` make it one.
  var keyedHandler: AnyObject? {
    guard let handler else { return nil }
    let kept = UndeclaredValues.of(self)
    if let known = kept["handler"] as? KeptHandler { return known.object }
    let new = KeptHandler(handler)
    kept["handler"] = new
    return new.object
  }
}

/// The object of a handler, to be found by its address too.
private final class KeptHandler {
  // Actions end on any thread.
  private static let known = Mutex(Unguarded<[UnsafeRawPointer: AnyObject]>([:]))

  let object: AnyObject

  init(_ handler: @escaping UIAlertAction.Handler) {
    object = handler as AnyObject
    let kept = Unguarded((address: address, object: object))
    Self.known.withLock { $0.value[kept.value.address] = kept.value.object }
  }

  deinit {
    let address = address
    Self.known.withLock { $0.value[address] = nil }
  }

  private var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// The handler that is at an address.
  static func handler(at address: UnsafeRawPointer) -> UIAlertAction.Handler? {
    known.withLock { Unguarded($0.value[address]) }.value as? UIAlertAction.Handler
  }
}

// What stands for a block in Objective-C is no pointer here. These are chosen before Swift's function of the name.

/// The bits of an object as another type; the handler of an action becomes a function that calls it.
public func unsafeBitCast<Result>(_ x: AnyObject, to type: Result.Type) -> Result {
  if let handler = x as? UIAlertAction.Handler { return function(handler, type) }
  return Swift.unsafeBitCast(x, to: type)
}

/// As ``unsafeBitCast(_:to:)-(AnyObject,_)``, of the object's address.
public func unsafeBitCast<Result>(_ x: UnsafeRawPointer, to type: Result.Type) -> Result {
  if let handler = KeptHandler.handler(at: x) { return function(handler, type) }
  return Swift.unsafeBitCast(x, to: type)
}

private func function<Result>(
  _ handler: @escaping UIAlertAction.Handler, _ type: Result.Type
) -> Result {
  if let handler = handler as? Result { return handler }
  // The same function for another actor. An address remains one.
  return Swift.unsafeBitCast(handler, to: type)
}
