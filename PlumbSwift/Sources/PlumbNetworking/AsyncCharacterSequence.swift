// SPDX-License-Identifier: MIT

/// The characters of a sequence of UTF-8 bytes. A character may have several Unicode scalars.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    // The scalars of the current character. It is complete when the next scalar starts another one.
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
