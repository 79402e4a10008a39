// SPDX-License-Identifier: MIT

@_exported import Foundation

public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
  case lz4, zlib, lzma, lzfse

  public var rawValue: compression_algorithm {
    switch self {
    case .lz4: COMPRESSION_LZ4
    case .zlib: COMPRESSION_ZLIB
    case .lzma: COMPRESSION_LZMA
    case .lzfse: COMPRESSION_LZFSE
    }
  }

  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}

public enum FilterOperation: Sendable { case compress, decompress }

public enum FilterError: Error, Sendable { case invalidState, invalidData }

/// Compresses or decompresses the written data and passes the result to a closure.
public final class OutputFilter {
  private let stream: DeflateStream
  private let page: Int
  private let receive: (Data?) throws -> Void
  private var isEnded = false

  /// - Throws: `FilterError.invalidState` for algorithms other than `zlib`.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    guard algorithm == .zlib else { throw FilterError.invalidState }
    stream = DeflateStream(operation == .compress ? .compress : .decompress)
    page = bufferCapacity
    receive = writeFunc
  }

  public func write(_ data: (some DataProtocol)?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    try run(Data(data), isLast: false)
  }

  public func finalize() throws {
    guard !isEnded else { return }
    try run(Data(), isLast: true)
    isEnded = true
    try receive(nil)
  }

  private func run(_ data: Data, isLast: Bool) throws {
    try data.withUnsafeBytes { bytes in
      stream.setInput(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
      while true {
        var output = Data(count: page)
        let status = output.withUnsafeMutableBytes { memory in
          stream.setOutput(memory.bindMemory(to: UInt8.self).baseAddress, page)
          return stream.run(isLast: isLast)
        }
        guard status != .failed else { throw FilterError.invalidData }
        output.removeLast(stream.room)
        if !output.isEmpty { try receive(output) }
        if status == .end || stream.room > 0 { return }
      }
    }
  }
}

/// Compresses or decompresses the data that a closure reads.
public final class InputFilter<D: DataProtocol> {
  private var filter: OutputFilter?
  private let sink = Sink()
  private let read: (Int) throws -> D?
  private let page: Int

  private final class Sink { var data = Data() }

  /// - Throws: `FilterError.invalidState` for algorithms other than `zlib`.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    read = readFunc
    page = bufferCapacity
    let sink = sink
    filter = try OutputFilter(operation, using: algorithm, bufferCapacity: bufferCapacity) {
      if let data = $0 { sink.data.append(data) }
    }
  }

  /// Returns at most `count` bytes, or nil at the end.
  public func readData(ofLength count: Int) throws -> Data? {
    while sink.data.count < count, let filter {
      if let data = try read(page), !data.isEmpty {
        try filter.write(data)
      } else {
        try filter.finalize()
        self.filter = nil
      }
    }
    guard !sink.data.isEmpty else { return nil }
    let part = Data(sink.data.prefix(count))
    sink.data = Data(sink.data.dropFirst(count))
    return part
  }
}
