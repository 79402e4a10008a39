// SPDX-License-Identifier: MIT

public let MKErrorDomain = MKError.errorDomain

extension MKError {
  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
  /// Matches errors with this code, as in `catch MKError.serverFailure`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? MKError)?.code == match
  }
}
