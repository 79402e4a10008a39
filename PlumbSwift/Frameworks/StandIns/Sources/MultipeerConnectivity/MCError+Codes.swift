// SPDX-License-Identifier: MIT

extension MCError {
  public static var unknown: Code { .unknown }
  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
  public static var unavailable: Code { .unavailable }
}

extension MCError.Code {
  /// `catch MCError.unknown` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? MCError)?.code == match
  }
}
