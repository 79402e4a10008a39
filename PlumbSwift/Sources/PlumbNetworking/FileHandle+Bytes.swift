// SPDX-License-Identifier: MIT

public import Foundation

/// The bytes of a file, read in pieces of 16 KiB on demand.
public struct AsyncFileBytes: AsyncSequence, Sendable {
  public typealias Element = UInt8

  public struct AsyncIterator: AsyncIteratorProtocol {
    private let open: @Sendable () throws -> FileHandle
    private var handle: FileHandle?
    private var rest = Data().makeIterator()

    init(_ open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

    public mutating func next() async throws -> UInt8? {
      if let byte = rest.next() { return byte }
      let file = try handle ?? open()
      handle = file
      try Task.checkCancellation()
      guard let data = try file.read(upToCount: 16_384) else { return nil }
      rest = data.makeIterator()
      return rest.next()
    }
  }

  private let open: @Sendable () throws -> FileHandle

  init(_ open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open) }
}

extension FileHandle {
  public typealias AsyncBytes = AsyncFileBytes

  public var bytes: AsyncBytes { AsyncBytes { self } }
}

extension URL {
  public typealias AsyncBytes = AsyncFileBytes

  /// The bytes of a file. For a URL that is not a file, reading throws.
  public var resourceBytes: AsyncBytes { AsyncBytes { try FileHandle(forReadingFrom: self) } }

  /// The lines of a file. For a URL that is not a file, reading throws.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
