// SPDX-License-Identifier: MIT

extension LAError {
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
}

extension LAError.Code {
  /// `catch LAError.authenticationFailed` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? LAError)?.code == match
  }
}
