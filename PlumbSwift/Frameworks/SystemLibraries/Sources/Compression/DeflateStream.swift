// SPDX-License-Identifier: MIT

import Foundation
import zlib

/// A deflate stream without a header, implemented with zlib.
final class DeflateStream {
  enum Direction { case compress, decompress }
  enum Status { case running, end, failed }

  private let direction: Direction
  private var stream = z_stream()
  private let isOpen: Bool

  /// The number of bytes that still fit into the output.
  var room: Int { Int(stream.avail_out) }
  /// The number of input bytes that are still unread.
  var rest: Int { Int(stream.avail_in) }

  init(_ direction: Direction) {
    self.direction = direction
    let size = Int32(MemoryLayout<z_stream>.size)
    isOpen =
      switch direction {
      case .compress:
        deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
          == Z_OK
      case .decompress: inflateInit2_(&stream, -15, ZLIB_VERSION, size) == Z_OK
      }
  }

  deinit {
    guard isOpen else { return }
    switch direction {
    case .compress: deflateEnd(&stream)
    case .decompress: inflateEnd(&stream)
    }
  }

  func setInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    stream.next_in = UnsafeMutablePointer(mutating: bytes)
    stream.avail_in = UInt32(count)
  }

  func setOutput(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) {
    stream.next_out = bytes
    stream.avail_out = UInt32(count)
  }

  func run(isLast: Bool) -> Status {
    guard isOpen else { return .failed }
    let code =
      switch direction {
      case .compress: deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      case .decompress: inflate(&stream, Z_NO_FLUSH)
      }
    return switch code {
    case Z_STREAM_END: .end
    // Missing input or a full output buffer is not an error.
    case Z_OK, Z_BUF_ERROR: .running
    default: .failed
    }
  }
}
