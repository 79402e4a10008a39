// SPDX-License-Identifier: MIT

import CommonCrypto
import CryptoKit
import XCTest

/// Expectations: the examples of RFC 1321 (MD5), FIPS 180 (SHA) and RFC 4231 (HMAC).
final class CryptoTests: XCTestCase {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  func testDigestsOfCryptoKitMatchTheStandards() {
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

  func testDigestsOfCommonCryptoMatchTheStandards() {
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

  func testHMACMatchesTheRFC() {
    let (key, text) = ("Jefe", "what do ya want for nothing?")
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, text, text.utf8.count, &code)
    XCTAssertEqual(
      hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  private func bytes(_ text: String) -> [UInt8] {
    stride(from: 0, to: text.count, by: 2).compactMap { place in
      let start = text.index(text.startIndex, offsetBy: place)
      return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)
    }
  }

  /// NIST SP 800-38A, F.2.1 and F.1.1.
  func testAESMatchesTheNISTVectors() {
    let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let start = bytes("000102030405060708090a0b0c0d0e0f")
    let text = bytes("6bc1bee22e409f96e93d7e117393172a")
    var result = [UInt8](repeating: 0, count: 32)
    var count = 0
    let chained = CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, key.count, start, text,
      text.count, &result, result.count, &count)
    XCTAssertEqual(Int(chained), kCCSuccess)
    XCTAssertEqual(hex(Array(result.prefix(count))), "7649abac8119b246cee98e9b12e9197d")
    _ = CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionECBMode), key,
      key.count, nil, text, text.count, &result, result.count, &count)
    XCTAssertEqual(hex(Array(result.prefix(count))), "3ad77bb40d7a3660a89ecaf32466ef97")
    XCTAssertEqual(
      Int(
        CCCrypt(
          CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithm3DES), 0, key, 16, nil, text, 16,
          &result, 32, &count)), kCCUnimplemented)
  }

  func testDecryptionReversesEncryption() {
    let key = [UInt8](repeating: 7, count: kCCKeySizeAES256)
    for options in [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode] {
      let text = Array("Attack at dawn".utf8)
      var (secret, plain) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
      var (length, back) = (0, 0)
      _ = CCCrypt(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
        nil, text, text.count, &secret, secret.count, &length)
      XCTAssertEqual(length, 16)
      _ = CCCrypt(
        CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
        nil, secret, length, &plain, plain.count, &back)
      XCTAssertEqual(Array(plain.prefix(back)), text)
    }
  }

  /// RFC 6070, the second case.
  func testPBKDF2MatchesTheRFC() {
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
    XCTAssertEqual(Int(status), kCCSuccess)
    XCTAssertEqual(hex(key), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }
}
