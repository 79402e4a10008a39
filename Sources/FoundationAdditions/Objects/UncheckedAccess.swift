// SPDX-License-Identifier: MIT

/// A mutable value in nonisolated members, without a check of concurrent access.
///
/// This is the one place where the target does without the compiler's proof. Constraints and
/// anchors are nonisolated, because clients of every language mode make them in nonisolated code.
/// Like UIKit's, they belong to the main thread.
package final class UncheckedAccess<Value>: @unchecked Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

/// Calls `body` as code of the main actor. For members that clients call from nonisolated code on
/// the main thread.
///
/// Unlike `MainActor.assumeIsolated`, it does not check the thread. UIKit does not check it either.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
