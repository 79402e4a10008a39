// SPDX-License-Identifier: MIT

import Foundation

/// A certificate as its bytes, which are not read.
public final class SecCertificate: Sendable {
  fileprivate let data: Data

  fileprivate init(_ data: Data) { self.data = data }
}

/// A certificate of data that is one sequence in DER, as certificates are; nil of other data.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  let data = Data(referencing: data)
  return data.isSequence ? SecCertificate(data) : nil
}

/// The bytes that the certificate was made of.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  NSData(data: certificate.data)
}

/// Nil.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Nil.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Nil.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// Fails.
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }

/// Fails.
@discardableResult
public func SecCertificateCopyEmailAddresses(
  _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

/// Nil, with an error.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  return nil
}

/// Fails: there are no identities.
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

/// Fails: there are no identities.
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecUnimplemented }

extension Data {
  /// Whether a tag of a sequence and a length are followed by as many bytes.
  fileprivate var isSequence: Bool {
    let bytes = [UInt8](self)
    guard bytes.count >= 2, bytes[0] == 0x30 else { return false }
    guard bytes[1] >= 0x80 else { return bytes.count == 2 + Int(bytes[1]) }
    let width = Int(bytes[1] & 0x7F)
    guard (1...4).contains(width), bytes.count >= 2 + width else { return false }
    let length = bytes[2..<2 + width].reduce(0) { $0 << 8 | Int($1) }
    return bytes.count == 2 + width + length
  }
}
