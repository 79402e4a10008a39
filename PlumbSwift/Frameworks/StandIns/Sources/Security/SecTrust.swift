// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A trust object stores its certificates. It is never evaluated as trusted.

public final class SecTrust: Sendable {
  let certificates: [SecCertificate]

  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public final class SecPolicy: Sendable {}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

extension URLProtectionSpace {
  /// The replacement for `serverTrust`. Always nil.
  public var trustOfServer: SecTrust? { nil }
}

extension URLCredential {
  /// An empty credential.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

/// Accepts one certificate or an array of certificates.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list = (certificates as? [Any] ?? [certificates]).compactMap { $0 as? SecCertificate }
  guard !list.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(list)
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// The certificates of the trust object. The chain is not completed.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  NSArray(array: trust.certificates)
}

public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
