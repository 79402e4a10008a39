// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation

// Members of `NSObject` from the Objective-C runtime. Members of extensions cannot be overridden.
extension NSObject {
  // Generic, so that classes can declare the overridable method.
  /// Whether the object has the method or setter of a selector.
  @_disfavoredOverload
  public func responds<Name: _SelectorName>(to aSelector: Name?) -> Bool {
    (aSelector as? Selector).map(answers) ?? false
  }

  /// The result of `responds(to:)`, including overrides of it.
  package func answers(to selector: Selector) -> Bool {
    if let object = self as? any RespondingObject { return object.responds(to: selector) }
    let object = UncheckedAccess(self)
    return onMainActor { Receiver(object.value).responds(to: selector) }
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! { send(aSelector, [object1, object2]) }

  /// Sends a selector. A nil selector does nothing.
  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let call = UncheckedAccess((object: self, arguments: arguments))
    return onMainActor {
      Receiver(call.value.object).perform(selector, all: call.value.arguments)?.unmanaged
    }
  }

  /// Retains the object until the method was called.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.schedule(aSelector, on: self, with: anArgument, after: delay)
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { DelayedCalls.schedule(aSelector, on: self, with: anArgument, after: delay) }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard wait else { return DelayedCalls.schedule(aSelector, on: self, with: arg, after: 0) }
    let call = UncheckedAccess((object: self, argument: arg))
    let body: @Sendable () -> Void = {
      call.value.object.perform(aSelector, with: call.value.argument)
    }
    if MainQueue.isCurrent { body() } else { DispatchQueue.main.sync(execute: body) }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { DelayedCalls.cancel(aTarget as AnyObject, aSelector) }
}

// Apple's protocol declares these methods, and some delegates and targets have only its type.
extension NSObjectProtocol {
  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector)
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object)
  }

  // Apple declares the results so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object1, with: object2)
  }

  public func responds(to aSelector: Selector?) -> Bool {
    guard let aSelector, let object = self as? NSObject else { return false }
    return object.answers(to: aSelector)
  }
}

extension SelectorResult {
  /// The result without ownership.
  fileprivate var unmanaged: Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let object = value as AnyObject
    Autoreleased.keep(object)
    return Unmanaged.passUnretained(object)
  }
}

/// A class whose subclasses can override `responds(to:)` and `forwardingTarget(for:)`.
package protocol RespondingObject: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func responds(to aSelector: Selector!) -> Bool
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension KeyValueObject: RespondingObject {}
