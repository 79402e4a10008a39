// SPDX-License-Identifier: MIT

public import Foundation

extension NotificationCenter {
  /// The notifications with a name that are posted after the iterator is created. With `object`,
  /// only those from the object.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }

  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    private let center: UncheckedAccess<NotificationCenter>
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      self.center = UncheckedAccess(center)
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      let center = center
      let stream = AsyncStream<UncheckedAccess<Notification>> { continuation in
        let token = center.value.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(UncheckedAccess($0))
        }
        let observer = UncheckedAccess(token)
        continuation.onTermination = { _ in center.value.removeObserver(observer.value) }
      }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// An iterator that observes until it is released.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification

      fileprivate var base: AsyncStream<UncheckedAccess<Notification>>.AsyncIterator

      public mutating func next() async -> Notification? { await base.next()?.value }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await base.next(isolation: actor)?.value }
    }
  }
}
