// SPDX-License-Identifier: MIT

public import Foundation

/// An exception that code raises. Swift cannot catch it: it is passed to
/// ``LayoutException/handler``.
// Immutable. `userInfo` holds values of any type, and clients subclass it.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the program, unless the handler of ``LayoutException`` returns.
  open func raise() { LayoutException.raise(name.rawValue, reason ?? "") }

  /// - Parameter format: a format of `String(format:arguments:)`.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  open override var description: String { reason ?? name.rawValue }

  /// Always empty.
  open var callStackSymbols: [String] { [] }
  open var callStackReturnAddresses: [NSNumber] { [] }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// Calls `handler` with an exception before the exception ends the program. Nil changes nothing.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
  guard let handler else { return }
  let next = LayoutException.handler
  LayoutException.handler = { exception in
    handler(NSException(name: NSExceptionName(exception.name), reason: exception.reason))
    next(exception)
  }
}
