// SPDX-License-Identifier: MIT

extension UIView {
  /// Setting an equal value invalidates nothing.
  ///
  /// Only properties of views can be wrapped. There can be up to five invalidations.
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [any UIViewInvalidating]

    /// Unavailable, because a property outside of a view has nothing to invalidate.
    @available(*, unavailable, message: "@Invalidating is only available on properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    @MainActor
    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing,
      wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard newValue != view[keyPath: storage].value else { return }
        view[keyPath: storage].value = newValue
        for invalidation in view[keyPath: storage].invalidations {
          invalidation.invalidate(view: view)
        }
      }
    }

    public init<A: UIViewInvalidating>(
      wrappedValue: Value, _ a: A
    ) { (value, invalidations) = (wrappedValue, [a]) }

    public init<A: UIViewInvalidating, B: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B
    ) { (value, invalidations) = (wrappedValue, [a, b]) }

    public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C
    ) { (value, invalidations) = (wrappedValue, [a, b, c]) }

    public init<
      A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating
    >(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D
    ) {
      (value, invalidations) = (wrappedValue, [a, b, c, d])
    }

    public init<
      A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating,
      E: UIViewInvalidating
    >(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) {
      (value, invalidations) = (wrappedValue, [a, b, c, d, e])
    }
  }
}
