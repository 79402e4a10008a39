// SPDX-License-Identifier: MIT

extension HMError {
  public static var unexpectedError: Code { .unexpectedError }
  public static var alreadyExists: Code { .alreadyExists }
  public static var notFound: Code { .notFound }
  public static var invalidParameter: Code { .invalidParameter }
  public static var accessoryNotReachable: Code { .accessoryNotReachable }
  public static var communicationFailure: Code { .communicationFailure }
  public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
}

extension HMError.Code {
  /// `catch HMError.unexpectedError` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? HMError)?.code == match
  }
}
