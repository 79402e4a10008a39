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
  public static var invalidContext: Code { .invalidContext }
  public static var companionNotAvailable: Code { .companionNotAvailable }
  public static var biometryDisconnected: Code { .biometryDisconnected }
  public static var notInteractive: Code { .notInteractive }
  public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
  public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
  public static var touchIDLockout: Code { .touchIDLockout }
}

extension LAError.Code {
  /// Matches errors with this code, as in `catch LAError.authenticationFailed`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? LAError)?.code == match
  }
}
