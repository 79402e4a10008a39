// SPDX-License-Identifier: MIT

import Foundation

/// A certificate with its data, which is not parsed.
public final class SecCertificate: Sendable {
  fileprivate let data: Data

  fileprivate init(_ data: Data) { self.data = data }
}

/// A certificate. Nil if the data is not a single DER sequence.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  let data = Data(referencing: data)
  return data.isSequence ? SecCertificate(data) : nil
}

/// The data of the certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  NSData(data: certificate.data)
}

public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { nil }

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

/// Fails.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  return nil
}

/// Fails.
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

/// Fails.
@discardableResult
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecUnimplemented }

extension Data {
  /// Whether the data is a DER sequence of the stated length.
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
