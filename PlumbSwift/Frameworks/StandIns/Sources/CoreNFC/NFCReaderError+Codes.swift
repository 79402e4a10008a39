// SPDX-License-Identifier: MIT

extension NFCReaderError {
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  public static var readerTransceiveErrorTagConnectionLost: Code {
    .readerTransceiveErrorTagConnectionLost
  }
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
}

extension NFCReaderError.Code {
  /// `catch NFCReaderError.readerErrorUnsupportedFeature` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? NFCReaderError)?.code == match
  }
}
