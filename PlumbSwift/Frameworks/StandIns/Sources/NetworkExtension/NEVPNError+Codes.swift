// SPDX-License-Identifier: MIT

extension NEVPNError {
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}

extension NEVPNError.Code {
  /// Matches errors with this code, as in `catch NEVPNError.configurationInvalid`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? NEVPNError)?.code == match
  }
}
