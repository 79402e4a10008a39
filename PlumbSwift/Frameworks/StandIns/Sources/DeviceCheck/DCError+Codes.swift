// SPDX-License-Identifier: MIT

extension DCError {
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
}

extension DCError.Code {
  /// `catch DCError.unknownSystemFailure` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? DCError)?.code == match
  }
}
