// SPDX-License-Identifier: MIT

import Foundation

// No certificate is trusted. Every evaluation fails, regardless of its options.

public let errSecNotTrusted: OSStatus = -67843

private var distrust: NSError {
  NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
}

/// Always false, with an error.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = distrust
  return false
}

/// Reports a trust failure.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}

/// Reports a trust failure on the queue.
@discardableResult
public func SecTrustEvaluateAsync(
  _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback
) -> OSStatus {
  // No other code calls the closure.
  nonisolated(unsafe) let result = result
  (queue ?? .global()).async { result(trust, .recoverableTrustFailure) }
  return errSecSuccess
}

/// Reports a trust failure on the queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
  // No other code calls the closure.
  nonisolated(unsafe) let result = result
  queue.async { result(trust, false, distrust) }
  return errSecSuccess
}

/// Reports a trust failure.
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus { SecTrustEvaluate(trust, result) }

public func SecTrustCopyResult(_ trust: SecTrust) -> CFDictionary? { nil }

public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? { nil }

public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }

/// No effect.
/// - Returns: Always false.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

/// No effect.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}

/// No effect.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

/// No effect.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// No effect.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
  errSecSuccess
}

/// No effect.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  errSecSuccess
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
