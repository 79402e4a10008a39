// SPDX-License-Identifier: MIT

extension PHPhotosError {
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var networkAccessRequired: Code { .networkAccessRequired }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
  /// `catch PHPhotosError.userCancelled` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == match
  }
}
