// SPDX-License-Identifier: MIT

/// A property that an Interface Builder file connects by its name.
///
///     @Outlet var titleLabel: UILabel!
///     @Outlet var buttons: [UIButton] = []
///
/// It replaces `@IBOutlet`, which needs the Objective-C runtime, for single objects, collections
/// and constraints. A file sets it without calling the property's observers. If they must run, name
/// the property in ``InterfaceConnecting/interfaceOutlets`` instead.
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

/// An ``Outlet`` that does not retain its object, like `@IBOutlet weak var`.
///
/// Use it for delegates, and for views that their superview retains.
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

/// A property that a file connects by name.
protocol OutletSlot {
  /// Sets the object. Returns false if it has another class.
  func connect(_ object: Any) -> Bool
}
