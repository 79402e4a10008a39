// SPDX-License-Identifier: MIT

/// The characters of some bytes of UTF-8: each may be of several scalars.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    // Scalars of one character so far: the next one says whether it is complete.
    private var pending = ""

    init(_ base: Base) {
      scalars = AsyncUnicodeScalarSequence(base).makeAsyncIterator()
    }

    public mutating func next() async throws -> Character? {
      while let scalar = try await scalars.next() {
        pending.unicodeScalars.append(scalar)
        if pending.count > 1 { return pending.removeFirst() }
      }
      return pending.isEmpty ? nil : pending.removeFirst()
    }
  }

  private let base: Base

  init(_ base: Base) { self.base = base }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base) }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
