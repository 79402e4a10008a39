// SPDX-License-Identifier: MIT

extension ASWebAuthenticationSessionError {
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
  /// Matches errors with this code, as in `catch ASWebAuthenticationSessionError.canceledLogin`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == match
  }
}
