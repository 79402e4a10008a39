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
