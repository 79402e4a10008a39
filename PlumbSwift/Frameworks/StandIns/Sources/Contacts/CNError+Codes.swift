// SPDX-License-Identifier: MIT

extension CNError {
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension CNError.Code {
  /// Matches errors with this code, as in `catch CNError.communicationError`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? CNError)?.code == match
  }
}
