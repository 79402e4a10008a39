// SPDX-License-Identifier: MIT

import CommonCrypto
import CryptoKit
import XCTest

/// Expectations: the examples of RFC 1321 (MD5), FIPS 180 (SHA) and RFC 4231 (HMAC).
final class CryptoTests: XCTestCase {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  func testDigestsOfCryptoKit() {
    let data = Data("abc".utf8)
    XCTAssertEqual(hex(Insecure.MD5.hash(data: data)), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(
      hex(SHA256.hash(data: data)),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  func testSealedBoxesOpenWithTheirKey() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("note".utf8), using: key)
    XCTAssertEqual(try AES.GCM.open(box, using: key), Data("note".utf8))
    XCTAssertThrowsError(try AES.GCM.open(box, using: SymmetricKey(size: .bits256)))
  }

  func testDigestsOfCommonCrypto() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    XCTAssertEqual(hex(digest), "900150983cd24fb0d6963f7d28e17f72")
    digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &digest) }
    XCTAssertEqual(hex(digest), "a9993e364706816aba3e25717850c26c9cd0d89d")
    CC_SHA1(nil, 0, &digest)
    XCTAssertEqual(hex(digest), "da39a3ee5e6b4b0d3255bfef95601890afd80709")
  }

  func testMessagesAreAuthenticated() {
    let (key, text) = ("Jefe", "what do ya want for nothing?")
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, text, text.utf8.count, &code)
    XCTAssertEqual(
      hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
