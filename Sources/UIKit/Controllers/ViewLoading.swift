// SPDX-License-Identifier: MIT

extension UIViewController {
  /// A property that the controller sets while its view loads. Reading it loads the view first.
  @propertyWrapper
  @preconcurrency @MainActor
  public struct ViewLoading<Value> {
    private var value: Value?

    public init() {}

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "@ViewLoading requires a view controller")
    public var wrappedValue: Value {
      get { fatalError() }
      set { fatalError() }
    }

    public static subscript<Owner: UIViewController>(
      _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get {
        if owner[keyPath: storage].value == nil { owner.loadViewIfNeeded() }
        guard let value = owner[keyPath: storage].value else {
          preconditionFailure("\(type(of: owner)) did not set a @ViewLoading property")
        }
        return value
      }
      set { owner[keyPath: storage].value = newValue }
    }
  }
}
