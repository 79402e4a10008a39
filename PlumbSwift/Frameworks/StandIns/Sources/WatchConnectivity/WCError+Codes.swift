// SPDX-License-Identifier: MIT

extension WCError {
  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
}

extension WCError.Code {
  /// Matches errors with this code, as in `catch WCError.genericError`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? WCError)?.code == match
  }
}
