// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension UIAlertAction {
  typealias Handler = (UIAlertAction) -> Void

  /// The handler as an object, which is the same for the lifetime of the action. Code casts it to
  /// `(UIAlertAction) -> Void`, or converts it with ``unsafeBitCast(_:to:)-(AnyObject,_)``.
  var keyedHandler: AnyObject? {
    guard let handler else { return nil }
    let kept = UndeclaredValues.of(self)
    if let known = kept["handler"] as? HandlerObject { return known.object }
    let new = HandlerObject(handler)
    kept["handler"] = new
    return new.object
  }
}

/// The object of a handler, which can also be found by its address.
private final class HandlerObject {
  // Locked, because actions are released on any thread.
  private static let handlers = Mutex(UncheckedAccess<[UnsafeRawPointer: AnyObject]>([:]))

  let object: AnyObject

  init(_ handler: @escaping UIAlertAction.Handler) {
    object = handler as AnyObject
    let kept = UncheckedAccess((address: address, object: object))
    Self.handlers.withLock { $0.value[kept.value.address] = kept.value.object }
  }

  deinit {
    let address = address
    Self.handlers.withLock { $0.value[address] = nil }
  }

  private var address: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  static func handler(at address: UnsafeRawPointer) -> UIAlertAction.Handler? {
    handlers.withLock { UncheckedAccess($0.value[address]) }.value as? UIAlertAction.Handler
  }
}

// Unlike an Objective-C block, a handler is not a pointer here. The compiler prefers these
// functions to Swift's function of the same name.

/// Reinterprets an object as another type. The handler of an action becomes a function that calls
/// it.
public func unsafeBitCast<Result>(_ x: AnyObject, to type: Result.Type) -> Result {
  if let handler = x as? UIAlertAction.Handler { return function(handler, type) }
  return Swift.unsafeBitCast(x, to: type)
}

/// Reinterprets an object's address like ``unsafeBitCast(_:to:)-(AnyObject,_)``.
public func unsafeBitCast<Result>(_ x: UnsafeRawPointer, to type: Result.Type) -> Result {
  if let handler = HandlerObject.handler(at: x) { return function(handler, type) }
  return Swift.unsafeBitCast(x, to: type)
}

private func function<Result>(
  _ handler: @escaping UIAlertAction.Handler, _ type: Result.Type
) -> Result {
  if let handler = handler as? Result { return handler }
  // The same function with another actor isolation. An address stays an address.
  return Swift.unsafeBitCast(handler, to: type)
}
