// SPDX-License-Identifier: MIT

/// A mutable value behind members that UIKit's clients may call from code of any isolation.
///
/// The one place where this target goes without the compiler's proof: constraints and anchors are
/// nonisolated, because clients of every language mode make them in nonisolated code, and like UIKit's
/// they belong to the main thread all the same.
final class Unguarded<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
