// SPDX-License-Identifier: MIT

import Foundation

/// An object that is asked for members by name.
@MainActor
struct Receiver {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  /// The method or property of a name, wherever the object has it from.
  func member(_ name: String) -> NamedMember? {
    if let found = (object as? any NamedMembers)?._namedMember(name) { return found }
    if let action = (object as? any InterfaceConnecting)?.interfaceActions[name] {
      return .method { arguments in _ = action.perform(with: arguments) }
    }
    return SystemMembers.member(name, of: object)
  }

  /// What reads the value of a key: a property, or a method of its name, which takes no arguments.
  func getter(_ key: String) -> (() -> Any?)? {
    guard !key.contains(":"), let member = member(key) else { return nil }
    return member.get ?? member.call.map { call in { call(SelectorArguments([])).value } }
  }

  func responds(to selector: Selector) -> Bool {
    method(selector) != nil || setter(selector) != nil || selector.carriesMethod(of: object)
  }

  /// Calls the method of a selector; an object that has none raises UIKit's exception.
  @discardableResult
  func perform(_ selector: Selector, _ arguments: Any?...) -> SelectorResult? {
    perform(selector, all: arguments)
  }

  @discardableResult
  func perform(_ selector: Selector, all arguments: [Any?]) -> SelectorResult? {
    let arguments = SelectorArguments(arguments)
    if let call = method(selector) { return call(arguments) }
    if let set = setter(selector) {
      set(arguments[0])
      return SelectorResult(value: ())
    }
    if let result = selector.carried?(object, arguments) { return result }
    if let target = forwardingTarget(selector), target !== object {
      return Receiver(target).perform(selector, all: arguments.all)
    }
    LayoutException.raiseInvalidArgument(
      "-[\(String(reflecting: type(of: object))) \(selector)]: unrecognized selector sent to instance "
        + LayoutDescription.address(of: object))
    return nil
  }

  private func forwardingTarget(_ selector: Selector) -> AnyObject? {
    (object as? any RespondingObject)?.forwardingTarget(for: selector).map { $0 as AnyObject }
  }

  private func method(_ selector: Selector) -> ((SelectorArguments) -> SelectorResult)? {
    guard let member = member(selector.name) else { return nil }
    if let call = member.call { return call }
    // The selector of a property reads it.
    return member.get.map { get in { _ in SelectorResult(value: get()) } }
  }

  /// The setter of a property that a selector such as `setTitle:` names.
  private func setter(_ selector: Selector) -> ((Any?) -> Void)? {
    selector.settingKey.flatMap { member($0)?.set }.map { set in { _ = set($0) } }
  }
}
