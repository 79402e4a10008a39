// SPDX-License-Identifier: MIT

/// A property that calls a method of the object after it is set. Every object stores the method.
/// ``_Shown`` does not store it.
///
/// Unlike property observers, the method is also called from initializers that an app adds to the
/// class.
@propertyWrapper
public struct _Observed<Owner: AnyObject, Value> {
  private enum Reaction {
    case update(@MainActor (Owner) -> () -> Void)
    case replace(@MainActor (Owner) -> (_ old: Value, _ new: Value) -> Void)
  }

  private var value: Value
  private let reaction: Reaction

  init(wrappedValue: Value, _ update: @escaping @MainActor (Owner) -> () -> Void) {
    value = wrappedValue
    reaction = .update(update)
  }

  init(wrappedValue: Value, _ replace: @escaping @MainActor (Owner) -> (Value, Value) -> Void) {
    value = wrappedValue
    reaction = .replace(replace)
  }

  @available(*, unavailable, message: "only properties of classes are observed")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  @MainActor
  public static subscript(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    @inline(__always) get { owner[keyPath: storage].value }
    @inline(__always) set {
      let old = owner[keyPath: storage].value
      owner[keyPath: storage].value = newValue
      switch owner[keyPath: storage].reaction {
      case .update(let update): update(owner)()
      case .replace(let replace): replace(owner)(old, newValue)
      }
      KeyValueObserving.compare(owner)
    }
  }
}
