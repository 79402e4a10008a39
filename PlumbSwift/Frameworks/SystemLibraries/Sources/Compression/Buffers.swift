// SPDX-License-Identifier: MIT

@_exported import Foundation
import zlib

public typealias compression_algorithm = UInt32

public let COMPRESSION_LZ4: compression_algorithm = 0x100
public let COMPRESSION_ZLIB: compression_algorithm = 0x205
public let COMPRESSION_LZMA: compression_algorithm = 0x306
public let COMPRESSION_LZ4_RAW: compression_algorithm = 0x101
public let COMPRESSION_LZFSE: compression_algorithm = 0x801
public let COMPRESSION_BROTLI: compression_algorithm = 0xB02

/// Zero: no scratch buffer is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Zero: no scratch buffer is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses with deflate (`COMPRESSION_ZLIB`, without a header).
///
/// - Returns: The number of bytes written. 0 if they do not fit, and for other algorithms.
public func compression_encode_buffer(
  _ target: UnsafeMutablePointer<UInt8>, _ targetSize: Int, _ source: UnsafePointer<UInt8>,
  _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  let stream = DeflateStream(.compress)
  stream.setInput(source, sourceSize)
  stream.setOutput(target, targetSize)
  return stream.run(isLast: true) == .end ? targetSize - stream.room : 0
}

/// Decompresses a deflate stream (`COMPRESSION_ZLIB`, without a header), as far as the result fits.
///
/// - Returns: The number of bytes written. 0 if the stream is malformed, and for other algorithms.
public func compression_decode_buffer(
  _ target: UnsafeMutablePointer<UInt8>, _ targetSize: Int, _ source: UnsafePointer<UInt8>,
  _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  let stream = DeflateStream(.decompress)
  stream.setInput(source, sourceSize)
  stream.setOutput(target, targetSize)
  return stream.run(isLast: true) == .failed ? 0 : targetSize - stream.room
}
