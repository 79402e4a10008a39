// SPDX-License-Identifier: MIT

// The stand-in for a system without zlib. Streams fail. Checksums are computed.

public typealias Bytef = UInt8
public typealias uInt = UInt32
public typealias uLong = UInt

public struct z_stream {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var next_in: UnsafeMutablePointer<Bytef>!
  public var avail_in: uInt = 0
  public var total_in: uLong = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var next_out: UnsafeMutablePointer<Bytef>!
  public var avail_out: uInt = 0
  public var total_out: uLong = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var msg: UnsafeMutablePointer<CChar>!
  public var zalloc: UnsafeMutableRawPointer?
  public var zfree: UnsafeMutableRawPointer?
  public var opaque: UnsafeMutableRawPointer?
  public var data_type: Int32 = 0
  public var adler: uLong = 0
  public var reserved: uLong = 0

  public init() {}
}

public typealias z_streamp = UnsafeMutablePointer<z_stream>

public let ZLIB_VERSION = "0"
public let Z_NO_FLUSH: Int32 = 0
public let Z_PARTIAL_FLUSH: Int32 = 1
public let Z_SYNC_FLUSH: Int32 = 2
public let Z_FULL_FLUSH: Int32 = 3
public let Z_FINISH: Int32 = 4
public let Z_OK: Int32 = 0
public let Z_STREAM_END: Int32 = 1
public let Z_NEED_DICT: Int32 = 2
public let Z_ERRNO: Int32 = -1
public let Z_STREAM_ERROR: Int32 = -2
public let Z_DATA_ERROR: Int32 = -3
public let Z_MEM_ERROR: Int32 = -4
public let Z_BUF_ERROR: Int32 = -5
public let Z_VERSION_ERROR: Int32 = -6
public let Z_NO_COMPRESSION: Int32 = 0
public let Z_BEST_SPEED: Int32 = 1
public let Z_BEST_COMPRESSION: Int32 = 9
public let Z_DEFAULT_COMPRESSION: Int32 = -1
public let Z_DEFAULT_STRATEGY: Int32 = 0
public let Z_DEFLATED: Int32 = 8
public let MAX_WBITS: Int32 = 15
public let MAX_MEM_LEVEL: Int32 = 9

/// Fails.
public func deflateInit_(
  _ strm: z_streamp, _ level: Int32, _ version: UnsafePointer<CChar>, _ size: Int32
) -> Int32 { Z_VERSION_ERROR }
/// Fails.
public func deflateInit2_(
  _ strm: z_streamp, _ level: Int32, _ method: Int32, _ windowBits: Int32, _ memLevel: Int32,
  _ strategy: Int32, _ version: UnsafePointer<CChar>, _ size: Int32
) -> Int32 { Z_VERSION_ERROR }
/// Fails.
public func deflate(_ strm: z_streamp, _ flush: Int32) -> Int32 { Z_STREAM_ERROR }
/// Fails.
@discardableResult
public func deflateEnd(_ strm: z_streamp) -> Int32 { Z_STREAM_ERROR }
/// Fails.
public func inflateInit_(
  _ strm: z_streamp, _ version: UnsafePointer<CChar>, _ size: Int32
) -> Int32 { Z_VERSION_ERROR }
/// Fails.
public func inflateInit2_(
  _ strm: z_streamp, _ windowBits: Int32, _ version: UnsafePointer<CChar>, _ size: Int32
) -> Int32 { Z_VERSION_ERROR }
/// Fails.
public func inflate(_ strm: z_streamp, _ flush: Int32) -> Int32 { Z_STREAM_ERROR }
/// Fails.
@discardableResult
public func inflateEnd(_ strm: z_streamp) -> Int32 { Z_STREAM_ERROR }
/// Fails.
public func compress(
  _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLong>!,
  _ source: UnsafePointer<Bytef>!, _ sourceLen: uLong
) -> Int32 { Z_STREAM_ERROR }
/// Fails.
public func uncompress(
  _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLong>!,
  _ source: UnsafePointer<Bytef>!, _ sourceLen: uLong
) -> Int32 { Z_STREAM_ERROR }

public func compressBound(_ sourceLen: uLong) -> uLong {
  sourceLen + sourceLen >> 12 + sourceLen >> 14 + sourceLen >> 25 + 13
}

/// The checksum of RFC 1952.
public func crc32(_ crc: uLong, _ buf: UnsafePointer<Bytef>!, _ len: uInt) -> uLong {
  guard let buf else { return 0 }
  var value = ~UInt32(truncatingIfNeeded: crc)
  for i in 0..<Int(len) {
    value ^= UInt32(buf[i])
    for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
  }
  return uLong(~value)
}

/// The checksum of RFC 1950.
public func adler32(_ adler: uLong, _ buf: UnsafePointer<Bytef>!, _ len: uInt) -> uLong {
  guard let buf else { return 1 }
  var (a, b) = (adler & 0xFFFF, adler >> 16 & 0xFFFF)
  for i in 0..<Int(len) {
    a = (a + uLong(buf[i])) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}
