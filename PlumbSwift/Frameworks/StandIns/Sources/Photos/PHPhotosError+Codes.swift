// SPDX-License-Identifier: MIT

extension PHPhotosError {
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var networkAccessRequired: Code { .networkAccessRequired }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
  /// Matches errors with this code, as in `catch PHPhotosError.userCancelled`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == match
  }
}
