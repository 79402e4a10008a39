// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Nobody's certificate is asked for here: there is nothing to trust.

public final class SecTrust: Sendable {}

public final class SecCertificate: Sendable {}

public final class SecPolicy: Sendable {}

extension URLProtectionSpace {
  /// What sources ask for as `serverTrust`. Nil.
  public var trustOfServer: SecTrust? { nil }
}

extension URLCredential {
  /// A credential that says nothing.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool { false }

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }

public func SecCertificateCopyData(_ certificate: SecCertificate) -> NSData { NSData() }

public func SecCertificateCreateWithData(
  _ allocator: AnyObject?, _ data: NSData
) -> SecCertificate? { nil }

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy { SecPolicy() }
