// SPDX-License-Identifier: MIT

/// The Unicode scalars of a sequence of UTF-8 bytes. Invalid bytes are replaced by U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Unicode.Scalar

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    // The byte that ended an incomplete sequence.
    private var leftOver: UInt8?

    init(_ base: Base) { bytes = base.makeAsyncIterator() }

    public mutating func next() async throws -> Unicode.Scalar? {
      guard let first = try await nextByte() else { return nil }
      var sequence = [first]
      for _ in 1..<Self.length(of: first) {
        guard let byte = try await nextByte() else { break }
        guard byte & 0xC0 == 0x80 else {
          leftOver = byte
          break
        }
        sequence.append(byte)
      }
      return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
    }

    private mutating func nextByte() async throws -> UInt8? {
      if let byte = leftOver {
        leftOver = nil
        return byte
      }
      return try await bytes.next()
    }

    /// The number of bytes of a scalar with this first byte. 1 if no scalar has it.
    private static func length(of first: UInt8) -> Int {
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    }
  }

  private let base: Base

  init(_ base: Base) { self.base = base }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
