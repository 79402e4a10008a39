// SPDX-License-Identifier: MIT

public import Foundation

public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

public protocol UITraitChangeObservable: UITraitEnvironment {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Handlers are called after `traitCollectionDidChange(_:)`, in the order of registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitObserver)?.add(registration)
    return registration
  }

  /// For closures that spell the type of their first argument, such as `(self: Self, previous: …)`.
  ///
  /// The handler is not called for an object of another type.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let observer = self as? Observer { handler(observer, previous) }
    }
    (self as? any TraitObserver)?.add(registration)
    return registration
  }

  /// Calls a method of the target with up to two arguments: the object and its former traits. The
  /// target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    let registration = TraitRegistration(traits) { [weak receiver, weak self] previous in
      let call = UncheckedAccess((receiver, self, previous))
      onMainActor {
        guard let receiver = call.value.0 else { return }
        _ = Receiver(receiver).perform(action, call.value.1, call.value.2)
      }
    }
    (self as? any TraitObserver)?.add(registration)
    return registration
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserver)?.remove(registration)
  }
}

/// The registered traits and the handler for their changes.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func copy(with zone: NSZone? = nil) -> Any { self }

  func isAffected(_ old: TraitValues, _ new: TraitValues) -> Bool {
    traits.contains { !old.isEqual($0, in: new) }
  }
}
