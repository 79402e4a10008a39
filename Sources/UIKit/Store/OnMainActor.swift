// SPDX-License-Identifier: MIT

/// Calls `body` as code of the main actor. For members that clients call from nonisolated code on
/// the main thread.
///
/// Unlike `MainActor.assumeIsolated`, it does not check the thread. UIKit does not check it either.
/// Each module that uses the function declares it: the compiler adds a check of the thread to
/// closures that are passed to another module.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
