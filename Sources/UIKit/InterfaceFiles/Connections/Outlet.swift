// SPDX-License-Identifier: MIT

/// A property that an Interface Builder file connects by its name.
///
///     @Outlet var titleLabel: UILabel!
///     @Outlet var buttons: [UIButton] = []
///
/// It stands for `@IBOutlet`, which needs the Objective-C runtime, for single objects, collections and
/// constraints. A file sets it without the property's observers; where these have to run, name the
/// property in ``InterfaceConnecting/interfaceOutlets`` instead.
@propertyWrapper
public struct Outlet<Value>: OutletSlot {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init() where Value: ExpressibleByNilLiteral { storage = Storage(nil) }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  func connect(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    storage.value = value
    return true
  }
}

/// An ``Outlet`` that does not keep its object alive, as `@IBOutlet weak var` does not: for delegates
/// and for views whose superview keeps them.
@propertyWrapper
public struct WeakOutlet<Object: AnyObject>: OutletSlot {
  private final class Storage {
    weak var value: Object?
  }

  private let storage = Storage()

  public init() {}

  public init(wrappedValue: Object?) { storage.value = wrappedValue }

  // UIKit's templates declare outlets so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var wrappedValue: Object! {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  func connect(_ object: Any) -> Bool {
    guard let value = object as? Object else { return false }
    storage.value = value
    return true
  }
}

/// What a file connects by the name of a property.
protocol OutletSlot {
  /// Takes the object; false where it is of another class.
  func connect(_ object: Any) -> Bool
}
