// SPDX-License-Identifier: MIT

import Crypto
import CryptoExtras

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password with PBKDF2.
///
/// - Returns: `kCCParamError` for other algorithms.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let function: KDF.Insecure.PBKDF2.HashFunction? =
    switch Int(prf) {
    case kCCPRFHmacAlgSHA1: .insecureSHA1
    case kCCPRFHmacAlgSHA224: .insecureSHA224
    case kCCPRFHmacAlgSHA256: .sha256
    case kCCPRFHmacAlgSHA384: .sha384
    case kCCPRFHmacAlgSHA512: .sha512
    default: nil
    }
  guard Int(algorithm) == kCCPBKDF2, let function, let password else { return Int32(kCCParamError) }
  let key = try? KDF.Insecure.PBKDF2.deriveKey(
    from: Array(UnsafeRawBufferPointer(start: password, count: passwordLen)),
    salt: Array(UnsafeRawBufferPointer(start: salt, count: saltLen)), using: function,
    outputByteCount: derivedKeyLen, unsafeUncheckedRounds: Int(rounds))
  guard let key else { return Int32(kCCParamError) }
  key.withUnsafeBytes { copy($0, to: derivedKey) }
  return Int32(kCCSuccess)
}
