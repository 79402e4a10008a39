// SPDX-License-Identifier: MIT

import Security
import XCTest

/// Expectations: Apple's documentation of certificates and trust. No certificate is trusted.
final class CertificatesTests: XCTestCase {
  private let bytes = Data([0x30, 3, 2, 1, 5])

  func testCertificatesKeepTheirData() throws {
    let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, bytes as CFData))
    XCTAssertEqual(SecCertificateCopyData(certificate) as Data, bytes)
    XCTAssertNil(SecCertificateCopyKey(certificate))
    XCTAssertNil(SecCertificateCreateWithData(nil, Data("-----BEGIN".utf8) as CFData))
    XCTAssertNil(SecCertificateCreateWithData(nil, bytes.dropLast() as CFData))
    let long = Data([0x30, 0x82, 0x01, 0x00]) + Data(count: 256)
    XCTAssertNotNil(SecCertificateCreateWithData(kCFAllocatorDefault, long as CFData))
  }

  func testATrustObjectKeepsItsCertificatesAndFails() throws {
    let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, bytes as CFData))
    var made: SecTrust?
    let policy = SecPolicyCreateSSL(true, "plumb.example" as CFString)
    XCTAssertEqual(
      SecTrustCreateWithCertificates([certificate] as CFArray, policy, &made), errSecSuccess)
    let trust = try XCTUnwrap(made)
    XCTAssertEqual(SecTrustGetCertificateCount(trust), 1)
    XCTAssertTrue(SecTrustGetCertificateAtIndex(trust, 0) === certificate)
    XCTAssertNil(SecTrustGetCertificateAtIndex(trust, 1))
    let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
    XCTAssertTrue(chain?.first === certificate)
    SecTrustSetPolicies(trust, SecPolicyCreateBasicX509())
    SecTrustSetAnchorCertificates(trust, [certificate] as CFArray)
    var result = SecTrustResultType.invalid
    XCTAssertEqual(SecTrustEvaluate(trust, &result), errSecSuccess)
    XCTAssertEqual(result, .recoverableTrustFailure)
    var error: CFError?
    XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
    XCTAssertEqual(error?.code, Int(errSecNotTrusted))
    XCTAssertEqual(SecTrustCreateWithCertificates(certificate, nil, &made), errSecSuccess)
    XCTAssertEqual(made.map { SecTrustGetCertificateCount($0) }, 1)
  }
}
