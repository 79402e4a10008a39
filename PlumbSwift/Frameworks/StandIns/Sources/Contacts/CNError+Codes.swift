// SPDX-License-Identifier: MIT

extension CNError {
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension CNError.Code {
  /// `catch CNError.communicationError` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? CNError)?.code == match
  }
}
