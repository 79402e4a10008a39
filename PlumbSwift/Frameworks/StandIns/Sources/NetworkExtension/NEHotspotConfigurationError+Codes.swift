// SPDX-License-Identifier: MIT

extension NEHotspotConfigurationError {
  public static var invalid: Code { .invalid }
  public static var invalidSSID: Code { .invalidSSID }
  public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
  public static var userDenied: Code { .userDenied }
  public static var `internal`: Code { .`internal` }
  public static var pending: Code { .pending }
  public static var alreadyAssociated: Code { .alreadyAssociated }
}

extension NEHotspotConfigurationError.Code {
  /// Matches errors with this code, as in `catch NEHotspotConfigurationError.invalid`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? NEHotspotConfigurationError)?.code == match
  }
}
