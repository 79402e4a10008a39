// SPDX-License-Identifier: MIT

/// A rarely set property. It has the size of one reference, and allocates memory only for a value.
@propertyWrapper
struct Boxed<Value> {
  /// Empty, or the one value.
  private var stored: [Value] = []

  init() {}

  var wrappedValue: Value? {
    get { stored.first }
    set { stored = newValue.map { [$0] } ?? [] }
  }
}
