// SPDX-License-Identifier: MIT

import Crypto

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.MD5.self, data, len, md) }

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.SHA1.self, data, len, md) }

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA256.self, data, len, md) }

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA384.self, data, len, md) }

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA512.self, data, len, md) }

private func write<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var hash = Function()
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
  copy(hash.finalize(), to: digest)
  return digest
}

func copy(_ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?) {
  guard let place else { return }
  for (index, byte) in bytes.enumerated() { place[index] = byte }
}
