// SPDX-License-Identifier: MIT

/// The lines of a sequence of UTF-8 bytes, without line ends.
///
/// As in Apple's type, a line ends with a line feed, a carriage return, both, a vertical tab, a
/// form feed, U+0085, or Unicode's separators of lines and paragraphs. Empty lines are skipped.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    init(_ base: Base) {
      scalars = AsyncUnicodeScalarSequence(base).makeAsyncIterator()
    }

    public mutating func next() async throws -> String? {
      var line = String.UnicodeScalarView()
      while let scalar = try await scalars.next() {
        guard Self.isEnd(scalar) else {
          line.append(scalar)
          continue
        }
        if !line.isEmpty { return String(line) }
      }
      return line.isEmpty ? nil : String(line)
    }

    private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }

  private let base: Base

  init(_ base: Base) { self.base = base }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
