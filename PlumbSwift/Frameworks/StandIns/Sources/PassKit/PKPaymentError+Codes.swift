// SPDX-License-Identifier: MIT

extension PKPaymentError {
  public static var unknownError: Code { .unknownError }
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
}

extension PKPaymentError.Code {
  /// Matches errors with this code, as in `catch PKPaymentError.unknownError`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? PKPaymentError)?.code == match
  }
}
