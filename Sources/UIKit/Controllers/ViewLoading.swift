// SPDX-License-Identifier: MIT

extension UIViewController {
  /// A property that the controller sets while its view loads. Reading it loads the view first.
  @propertyWrapper
  @preconcurrency @MainActor
  public struct ViewLoading<Value> {
    private var value: Value?

    public init() {}

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "only properties of controllers load a view")
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
          preconditionFailure("a property of \(type(of: owner)) was not set as its view loaded")
        }
        return value
      }
      set { owner[keyPath: storage].value = newValue }
    }
  }
}
