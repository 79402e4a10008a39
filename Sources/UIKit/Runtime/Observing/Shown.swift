// SPDX-License-Identifier: MIT

/// A property of a view that calls ``UIView/contentDidChange()`` after it is set. Unlike
/// ``_Observed``, it stores no method.
@propertyWrapper
public struct _Shown<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "only properties of views are shown")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  @MainActor
  public static subscript<Owner: UIView>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    @inline(__always) get { owner[keyPath: storage].value }
    @inline(__always) set {
      owner[keyPath: storage].value = newValue
      owner.contentDidChange()
      KeyValueObserving.compare(owner)
    }
  }
}
