// SPDX-License-Identifier: MIT

/// A property that calls a method of the object after it is set to a different value. See
/// ``_Observed``.
@propertyWrapper
public struct _ObservedChange<Owner: AnyObject, Value: Equatable> {
  private var value: Value
  private let change: @MainActor (Owner) -> () -> Void

  init(wrappedValue: Value, _ change: @escaping @MainActor (Owner) -> () -> Void) {
    value = wrappedValue
    self.change = change
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
      let isSame = owner[keyPath: storage].value == newValue
      owner[keyPath: storage].value = newValue
      guard !isSame else { return }
      owner[keyPath: storage].change(owner)()
      KeyValueObserving.compare(owner)
    }
  }
}
