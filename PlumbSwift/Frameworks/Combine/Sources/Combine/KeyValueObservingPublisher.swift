// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine
public import UIKit

extension NSObject {
  /// Sends the values of an observed property.
  public struct KeyValueObservingPublisher<Subject: KeyValueObservable, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions
    let name: String

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let junction = Junction(subscriber, upstreams: 1, keeping: .last)
      subscriber.receive(subscription: junction)
      // Observing starts after the subscriber had a chance to request values.
      junction.add(
        ObservedProperty(
          object.observe(keyPath, named: name, options: options.union([.new])) { object, change in
            guard !change.isPrior || options.contains(.prior) else { return }
            junction.send(object[keyPath: keyPath])
          }))
    }
  }
}

extension KeyValueObservable {
  /// Publishes the current value of a property and its value after each observed change.
  ///
  /// - Parameter name: The key path as text. `plumb swift` adds it, because a key path does not
  ///   carry its name on Linux.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, named name: String,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(
      object: self, keyPath: keyPath, options: options, name: name)
  }
}

/// A subscription that keeps an observation alive until it is cancelled.
private final class ObservedProperty: Subscription {
  private let observation: NSKeyValueObservation

  init(_ observation: NSKeyValueObservation) { self.observation = observation }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { observation.invalidate() }
}
