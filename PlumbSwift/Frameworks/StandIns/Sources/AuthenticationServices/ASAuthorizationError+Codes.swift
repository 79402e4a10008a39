// SPDX-License-Identifier: MIT

extension ASAuthorizationError {
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
}

extension ASAuthorizationError.Code {
  /// `catch ASAuthorizationError.unknown` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == match
  }
}
