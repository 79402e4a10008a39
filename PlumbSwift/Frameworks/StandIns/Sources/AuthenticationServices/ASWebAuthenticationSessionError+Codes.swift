// SPDX-License-Identifier: MIT

extension ASWebAuthenticationSessionError {
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
  /// `catch ASWebAuthenticationSessionError.canceledLogin` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == match
  }
}
