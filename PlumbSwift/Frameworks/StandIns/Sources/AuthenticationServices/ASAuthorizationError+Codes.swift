// SPDX-License-Identifier: MIT

extension ASAuthorizationError {
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
}

extension ASAuthorizationError.Code {
  /// Matches errors with this code, as in `catch ASAuthorizationError.unknown`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == match
  }
}
