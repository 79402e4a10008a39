// SPDX-License-Identifier: MIT

extension UIView {
  /// A stored property of a view whose changes make something of the view stale:
  /// `@Invalidating(.layout, .intrinsicContentSize) var inset: CGFloat = 8`.
  ///
  /// Setting an equal value makes nothing stale. Only properties of views can be wrapped; up to five
  /// things can be named.
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [any UIViewInvalidating]

    /// Unavailable: a property outside a view has nothing to make stale.
    @available(*, unavailable, message: "@Invalidating is only available on properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of the property of `view`; setting another one invalidates the view.
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

    /// A property whose changes make one thing stale.
    public init<A: UIViewInvalidating>(
      wrappedValue: Value, _ a: A
    ) {
      (value, invalidations) = (wrappedValue, [a])
    }

    /// The same for two things.
    public init<A: UIViewInvalidating, B: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B
    ) {
      (value, invalidations) = (wrappedValue, [a, b])
    }

    /// The same for three things.
    public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C
    ) {
      (value, invalidations) = (wrappedValue, [a, b, c])
    }

    /// The same for four things.
    public init<
      A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating
    >(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D
    ) {
      (value, invalidations) = (wrappedValue, [a, b, c, d])
    }

    /// The same for five things.
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
