// SPDX-License-Identifier: MIT

extension RPRecordingError {
  public static var userDeclined: Code { .userDeclined }
  public static var disabled: Code { .disabled }
  public static var failedToStart: Code { .failedToStart }
}

extension RPRecordingError.Code {
  /// `catch RPRecordingError.userDeclined` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? RPRecordingError)?.code == match
  }
}
