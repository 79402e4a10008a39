// SPDX-License-Identifier: MIT

@_exported import Foundation

public struct compression_stream_operation: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

public struct compression_stream_flags: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

public struct compression_status: RawRepresentable, Equatable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Fails for algorithms other than `COMPRESSION_ZLIB`.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
  let state = DeflateStream(operation == COMPRESSION_STREAM_ENCODE ? .compress : .decompress)
  stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
  return COMPRESSION_STATUS_OK
}

@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let opaque = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let state = Unmanaged<DeflateStream>.fromOpaque(opaque).takeUnretainedValue()
  state.setInput(stream.pointee.src_ptr, stream.pointee.src_size)
  state.setOutput(stream.pointee.dst_ptr, stream.pointee.dst_size)
  let status = state.run(isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
  stream.pointee.src_ptr += stream.pointee.src_size - state.rest
  stream.pointee.src_size = state.rest
  stream.pointee.dst_ptr += stream.pointee.dst_size - state.room
  stream.pointee.dst_size = state.room
  return switch status {
  case .running: COMPRESSION_STATUS_OK
  case .end: COMPRESSION_STATUS_END
  case .failed: COMPRESSION_STATUS_ERROR
  }
}

@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  stream.pointee.state.map { Unmanaged<DeflateStream>.fromOpaque($0).release() }
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
