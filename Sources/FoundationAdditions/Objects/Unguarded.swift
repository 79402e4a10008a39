// SPDX-License-Identifier: MIT

/// A mutable value behind members that UIKit's clients may call from code of any isolation.
///
/// The one place where this target goes without the compiler's proof: constraints and anchors are
/// nonisolated, because clients of every language mode make them in nonisolated code, and like UIKit's
/// they belong to the main thread all the same.
package final class Unguarded<Value>: @unchecked Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

/// Calls `body` as code of the main actor, from members that clients call from nonisolated code on the
/// main thread.
///
/// Unlike `MainActor.assumeIsolated` it does not check the thread, as UIKit does not.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
