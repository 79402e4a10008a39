// SPDX-License-Identifier: MIT

import Compression
import Foundation
import XCTest
import zlib

/// Expectations: RFC 1950 to 1952 and Apple's documentation. If zlib is not installed, streams must
/// fail.
final class CompressionTests: XCTestCase {
  private let text = Data(String(repeating: "one two three ", count: 200).utf8)

  func testChecksumsMatchTheirCheckValues() {
    // The check value of CRC-32 in catalogues of CRC polynomials.
    let digits = Array("123456789".utf8)
    XCTAssertEqual(crc32(0, digits, uInt(digits.count)), 0xCBF4_3926)
    let word = Array("Wikipedia".utf8)
    XCTAssertEqual(adler32(1, word, uInt(word.count)), 0x11E6_0398)
  }

  func testBuffersGoThroughDeflate() throws {
    let bytes = [UInt8](text)
    var packed = [UInt8](repeating: 0, count: bytes.count)
    let count = compression_encode_buffer(
      &packed, packed.count, bytes, bytes.count, nil, COMPRESSION_ZLIB)
    try XCTSkipIf(count == 0, "zlib is not installed")
    XCTAssertLessThan(count, 100)
    var unpacked = [UInt8](repeating: 0, count: bytes.count)
    let read = compression_decode_buffer(
      &unpacked, unpacked.count, packed, count, nil, COMPRESSION_ZLIB)
    XCTAssertEqual(Array(unpacked.prefix(read)), bytes)
    XCTAssertEqual(
      compression_encode_buffer(&packed, packed.count, bytes, bytes.count, nil, COMPRESSION_LZFSE),
      0)
  }

  func testFiltersCompressAndDecompress() throws {
    var packed = Data()
    let output = try OutputFilter(.compress, using: .zlib) { if let part = $0 { packed += part } }
    try output.write(text.prefix(1000))
    try output.write(text.dropFirst(1000))
    do { try output.finalize() } catch FilterError.invalidData {
      throw XCTSkip("zlib is not installed")
    }
    XCTAssertLessThan(packed.count, text.count / 10)

    var rest = packed
    let input = try InputFilter(.decompress, using: .zlib) { (count: Int) -> Data? in
      defer { rest = Data(rest.dropFirst(count)) }
      return Data(rest.prefix(count))
    }
    var unpacked = Data()
    while let part = try input.readData(ofLength: 300) {
      XCTAssertLessThanOrEqual(part.count, 300)
      unpacked += part
    }
    XCTAssertEqual(unpacked, text)
    XCTAssertThrowsError(try OutputFilter(.compress, using: .lzma) { _ in })
  }
}
