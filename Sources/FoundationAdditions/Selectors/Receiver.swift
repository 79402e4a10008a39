// SPDX-License-Identifier: MIT

import Foundation

/// An object whose members are looked up by name.
///
/// `onMainActor` calls it on any thread. So it passes no closures to the standard library:
/// the compiler would add a check of the thread to them.
@MainActor
package struct Receiver {
  package let object: AnyObject

  package init(_ object: AnyObject) { self.object = object }

  /// The method or property with a name, from any of its sources.
  package func member(_ name: String) -> NamedMember? {
    if let found = (object as? any NamedMembers)?._namedMember(name) { return found }
    if let action = (object as? any _ActionObject)?._action(name) { return action }
    if let found = (object as? any FrameworkMembers)?._frameworkMember(name) { return found }
    if let found = (object as? any SystemObject)?.systemMember(name) { return found }
    return FoundationMembers.tables.first(name, of: object)
  }

  /// The getter of a key: a property, or a method with this name and no arguments.
  package func getter(_ key: String) -> (() -> Any?)? {
    guard !key.contains(":"), let member = member(key) else { return nil }
    if let get = member.get { return get }
    guard let call = member.call else { return nil }
    return { call(SelectorArguments([])).value }
  }

  package func responds(to selector: Selector) -> Bool {
    method(selector) != nil || setter(selector) != nil || selector.hasMethod(of: object)
  }

  /// Calls the method of a selector. An object without the method raises UIKit's exception.
  @discardableResult
  package func perform(_ selector: Selector, _ arguments: Any?...) -> SelectorResult? {
    perform(selector, all: arguments)
  }

  @discardableResult
  package func perform(_ selector: Selector, all arguments: [Any?]) -> SelectorResult? {
    let arguments = SelectorArguments(arguments)
    if let call = method(selector) { return call(arguments) }
    if let set = setter(selector) {
      set(arguments[0])
      return SelectorResult(value: ())
    }
    if let result = selector.implementation?(object, arguments) { return result }
    if let target = forwardingTarget(selector), target !== object {
      return Receiver(target).perform(selector, all: arguments.all)
    }
    LayoutException.raiseInvalidArgument(
      "-[\(String(reflecting: type(of: object))) \(selector)]: unrecognized selector sent to instance "
        + ObjectDescription.address(of: object))
    return nil
  }

  private func forwardingTarget(_ selector: Selector) -> AnyObject? {
    guard let target = (object as? any RespondingObject)?.forwardingTarget(for: selector) else {
      return nil
    }
    return target as AnyObject
  }

  private func method(_ selector: Selector) -> ((SelectorArguments) -> SelectorResult)? {
    guard let member = member(selector.name) else { return nil }
    if let call = member.call { return call }
    // The selector of a property reads it.
    guard let get = member.get else { return nil }
    return { _ in SelectorResult(value: get()) }
  }

  /// The property setter for a selector such as `setTitle:`.
  private func setter(_ selector: Selector) -> ((Any?) -> Void)? {
    guard let key = selector.settingKey, let set = member(key)?.set else { return nil }
    return { _ = set($0) }
  }
}
