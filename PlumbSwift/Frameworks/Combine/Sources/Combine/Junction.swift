// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The subscription that several upstreams share. It tracks the subscriber's demand and the
/// upstreams that have not finished.
final class Junction<Downstream: Subscriber>: Subscription {
  /// The values to keep until the subscriber requests them: all of them or only the last one.
  enum Keeping {
    case all
    case last
  }

  private let lock = NSRecursiveLock()
  private let keeping: Keeping
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var upstreams: [any Subscription] = []
  private var unfinished: Int

  init(_ downstream: Downstream, upstreams: Int, keeping: Keeping) {
    self.downstream = downstream
    self.keeping = keeping
    unfinished = upstreams
  }

  // MARK: From downstream

  func request(_ more: Subscribers.Demand) {
    locked {
      demand += more
      hand()
    }
  }

  func cancel() {
    locked {
      downstream = nil
      waiting = []
      let all = upstreams
      upstreams = []
      all.forEach { $0.cancel() }
    }
  }

  // MARK: From upstream

  func add(_ upstream: any Subscription) {
    locked {
      guard downstream != nil else { return upstream.cancel() }
      upstreams.append(upstream)
      upstream.request(.unlimited)
    }
  }

  func send(_ value: Downstream.Input) {
    locked {
      if keeping == .last { waiting = [] }
      waiting.append(value)
      hand()
    }
  }

  /// Ends the subscription after a failure. Otherwise it ends when the last upstream has finished
  /// and its values are delivered.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    locked {
      unfinished -= 1
      switch completion {
      case .failure:
        let subscriber = downstream
        cancel()
        subscriber?.receive(completion: completion)
      case .finished: hand()
      }
    }
  }

  /// Runs the body with the lock held, because upstreams send from any thread.
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  private func hand() {
    while demand > .none, !waiting.isEmpty, let subscriber = downstream {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    guard unfinished <= 0, waiting.isEmpty, let subscriber = downstream else { return }
    downstream = nil
    upstreams = []
    subscriber.receive(completion: .finished)
  }
}

/// The subscriber of one upstream.
struct Inlet<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  let combineIdentifier = CombineIdentifier()
  let junction: Junction<Downstream>
  let take: (Input) -> Void

  func receive(subscription: any Subscription) { junction.add(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    junction.locked { take(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { junction.complete(completion) }
}
