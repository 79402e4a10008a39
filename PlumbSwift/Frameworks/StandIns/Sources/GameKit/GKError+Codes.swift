// SPDX-License-Identifier: MIT

extension GKError {
  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var userDenied: Code { .userDenied }
  public static var invalidCredentials: Code { .invalidCredentials }
  public static var notAuthenticated: Code { .notAuthenticated }
}

extension GKError.Code {
  /// `catch GKError.unknown` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? GKError)?.code == match
  }
}
