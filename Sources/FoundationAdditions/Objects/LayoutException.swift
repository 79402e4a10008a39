// SPDX-License-Identifier: MIT

import Synchronization

/// A programmer error for which UIKit raises an exception.
///
/// Every one goes to ``handler``. The default one stops the program, as an exception that nobody
/// catches does. If a handler returns, the call at fault has had no effect.
public struct LayoutException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the exception that UIKit raises, such as `NSInvalidArgumentException`.
  public var name: String
  /// Its reason, in UIKit's words.
  public var reason: String

  /// An exception to hand to ``handler``, as tests of a handler do.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// Decides about an exception: it may return, for the call at fault to have no effect, or end the
  /// program. It is called on the thread of the call.
  public typealias Handler = @Sendable (LayoutException) -> Void

  /// What is done about exceptions of the process, on any thread. The default ends the program.
  public static var handler: Handler {
    get { current.withLock { $0.handler } }
    set { current.withLock { $0.handler = newValue } }
  }

  /// A bare function would be wrapped in another thunk each time it is read and written.
  private struct Slot { var handler: Handler }

  // A failed precondition prints no reason in an optimised build.
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
