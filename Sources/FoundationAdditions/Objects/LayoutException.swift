// SPDX-License-Identifier: MIT

import Synchronization

/// A programmer error for which UIKit raises an exception.
///
/// Every exception is passed to ``handler``. The default handler ends the program, like an uncaught
/// exception. If a handler returns, the failed call has no effect.
public struct LayoutException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of UIKit's exception, such as `NSInvalidArgumentException`.
  public var name: String
  /// The reason, in UIKit's words.
  public var reason: String

  /// Makes an exception to pass to ``handler``, as tests of a handler do.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// Handles an exception. It may end the program, or return so that the failed call has no effect.
  ///
  /// It is called on the thread of the failed call.
  public typealias Handler = @Sendable (LayoutException) -> Void

  /// The handler for all exceptions of the process, on every thread. The default ends the program.
  public static var handler: Handler {
    get { current.withLock { $0.handler } }
    set { current.withLock { $0.handler = newValue } }
  }

  /// A struct, because reading and writing a bare function wraps it in another thunk each time.
  private struct Slot { var handler: Handler }

  // `fatalError` prints its message in optimized builds too. A failed precondition does not.
  private static let current = Mutex(Slot { exception in fatalError(exception.description) })

  package static func raise(_ name: String, _ reason: String) {
    handler(LayoutException(name: name, reason: reason))
  }

  package static func raiseInvalidArgument(_ reason: String) {
    raise("NSInvalidArgumentException", reason)
  }

  package static func raiseInconsistency(_ reason: String) {
    raise("NSInternalInconsistencyException", reason)
  }
}
