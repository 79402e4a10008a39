// SPDX-License-Identifier: MIT

import Crypto
import CryptoExtras
import Foundation

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32
public typealias CCRNGStatus = CCCryptorStatus

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES = 0
public let kCCAlgorithmAES128 = 0
/// Not supported: AES is the only cipher.
public let kCCAlgorithmDES = 1
/// Not supported: AES is the only cipher.
public let kCCAlgorithm3DES = 2

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCKeySizeError = -4310

/// Encrypts or decrypts with AES in CBC or ECB mode.
///
/// - Returns: `kCCUnimplemented` for other algorithms. `kCCBufferTooSmall` if the result does not
///   fit, with the required length in `dataOutMoved`.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard Int(alg) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  guard [16, 24, 32].contains(keyLength), let key else { return CCCryptorStatus(kCCKeySizeError) }
  let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
  let isEncrypting = Int(op) == kCCEncrypt
  guard dataInLength % 16 == 0 || (isEncrypting && isPadded) else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  let cipher = Cipher(
    key: SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength)),
    start: options & UInt32(kCCOptionECBMode) != 0
      ? nil : iv.map { Array(UnsafeRawBufferPointer(start: $0, count: 16)) } ?? Cipher.zeros,
    isPadded: isPadded)
  let data = Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  guard let result = isEncrypting ? cipher.encrypted(data) : cipher.decrypted(data) else {
    return CCCryptorStatus(kCCDecodeError)
  }
  dataOutMoved?.pointee = result.count
  guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  copy(result, to: dataOut?.assumingMemoryBound(to: UInt8.self))
  return CCCryptorStatus(kCCSuccess)
}

/// Fills the buffer with random bytes from the system.
public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer!, _ count: Int
) -> CCRNGStatus {
  var generator = SystemRandomNumberGenerator()
  copy(
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) },
    to: bytes?.assumingMemoryBound(to: UInt8.self))
  return CCRNGStatus(kCCSuccess)
}

/// AES with a key and an initialization vector. Without a vector the mode is ECB.
private struct Cipher {
  static let zeros = [UInt8](repeating: 0, count: 16)

  var key: SymmetricKey
  var start: [UInt8]?
  var isPadded: Bool

  func encrypted(_ data: [UInt8]) -> [UInt8]? {
    guard let start else {
      let padding = isPadded ? 16 - data.count % 16 : 0
      let all = data + [UInt8](repeating: UInt8(padding), count: padding)
      return blocks(all) { try AES.permute(&$0, key: key) }
    }
    return
      (try? AES._CBC.encrypt(data, using: key, iv: .init(ivBytes: start), noPadding: !isPadded))
      .map(Array.init)
  }

  func decrypted(_ data: [UInt8]) -> [UInt8]? {
    if let start {
      let text = try? AES._CBC.decrypt(
        data, using: key, iv: .init(ivBytes: start), noPadding: !isPadded)
      return text.map(Array.init)
    }
    let text = blocks(data) { try AES.inversePermute(&$0, key: key) }
    guard isPadded, let text else { return text }
    guard let padding = text.last, (1...16).contains(padding) else { return nil }
    return text.dropLast(Int(padding))
  }

  private func blocks(_ data: [UInt8], _ change: (inout [UInt8]) throws -> Void) -> [UInt8]? {
    var result: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 16) {
      var block = Array(data[start..<min(start + 16, data.count)])
      guard (try? change(&block)) != nil else { return nil }
      result += block
    }
    return result
  }
}
