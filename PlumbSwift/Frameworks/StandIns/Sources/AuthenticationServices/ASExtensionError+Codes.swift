// SPDX-License-Identifier: MIT

extension ASExtensionError {
  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

extension ASExtensionError.Code {
  /// Matches errors with this code, as in `catch ASExtensionError.failed`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? ASExtensionError)?.code == match
  }
}
