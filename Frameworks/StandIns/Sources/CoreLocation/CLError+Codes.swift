// SPDX-License-Identifier: MIT

extension CLError {
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// `catch CLError.locationUnknown` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? CLError)?.code == match
  }
}
