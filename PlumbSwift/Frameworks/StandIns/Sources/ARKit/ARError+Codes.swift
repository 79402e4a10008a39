// SPDX-License-Identifier: MIT

extension ARError {
  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  public static var sensorUnavailable: Code { .sensorUnavailable }
  public static var sensorFailed: Code { .sensorFailed }
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
  public static var invalidReferenceImage: Code { .invalidReferenceImage }
}

extension ARError.Code {
  /// `catch ARError.unsupportedConfiguration` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? ARError)?.code == match
  }
}
