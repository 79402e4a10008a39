// SPDX-License-Identifier: MIT

extension PKPaymentError {
  public static var unknownError: Code { .unknownError }
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
}

extension PKPaymentError.Code {
  /// `catch PKPaymentError.unknownError` is for an error of that code.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? PKPaymentError)?.code == match
  }
}
