// SPDX-License-Identifier: MIT

/// A property that few objects of a kind ever set: it takes the room of a reference, and memory of its own once it is
/// set.
@propertyWrapper
struct Seldom<Value> {
  /// Nothing, or the one value.
  private var stored: [Value] = []

  init() {}

  var wrappedValue: Value? {
    get { stored.first }
    set { stored = newValue.map { [$0] } ?? [] }
  }
}
