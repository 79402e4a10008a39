// SPDX-License-Identifier: MIT

import Crypto

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the HMAC of the data. Writes nothing for an algorithm that is not listed above.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let data = UnsafeRawBufferPointer(start: data, count: dataLength)
  let place = macOut?.assumingMemoryBound(to: UInt8.self)
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: copy(code(Insecure.SHA1.self, data, key), to: place)
  case kCCHmacAlgMD5: copy(code(Insecure.MD5.self, data, key), to: place)
  case kCCHmacAlgSHA256: copy(code(SHA256.self, data, key), to: place)
  case kCCHmacAlgSHA384: copy(code(SHA384.self, data, key), to: place)
  case kCCHmacAlgSHA512: copy(code(SHA512.self, data, key), to: place)
  default: break
  }
}

private func code<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawBufferPointer, _ key: SymmetricKey
) -> HMAC<Function>.MAC {
  var code = HMAC<Function>(key: key)
  code.update(data: data)
  return code.finalize()
}
