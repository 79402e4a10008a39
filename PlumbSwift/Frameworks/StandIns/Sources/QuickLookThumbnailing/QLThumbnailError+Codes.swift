// SPDX-License-Identifier: MIT

extension QLThumbnailError {
  public static var generationFailed: Code { .generationFailed }
  public static var savingToURLFailed: Code { .savingToURLFailed }
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  public static var requestInvalid: Code { .requestInvalid }
  public static var requestCancelled: Code { .requestCancelled }
}

extension QLThumbnailError.Code {
  /// `catch QLThumbnailError.generationFailed` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? QLThumbnailError)?.code == match
  }
}
