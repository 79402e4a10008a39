// SPDX-License-Identifier: MIT

import Combine
import UIKit
import XCTest

/// Expectations: Apple's documentation of Combine's publishers.
final class CombineTests: XCTestCase {
  @MainActor
  func testViewsFollowTheirModel() {
    let controller = FormController()
    controller.loadViewIfNeeded()
    XCTAssertFalse(controller.button.isEnabled)
    controller.form.name = "Ada"
    controller.form.password = "1815"
    XCTAssertEqual(controller.label.text, "Ada")
    XCTAssertTrue(controller.button.isEnabled)
    XCTAssertEqual(controller.countOfChanges, 2)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: nil)
    XCTAssertTrue(controller.form.isActive)
  }

  func testSchedulersRunOnTheMainThread() {
    let form = Form()
    let queue = expectation(description: "queue")
    let loop = expectation(description: "run loop")
    let late = expectation(description: "debounced")
    var bag: Set<AnyCancellable> = []
    Just(1).receive(on: DispatchQueue.main).sink { _ in queue.fulfill() }.store(in: &bag)
    Just(1).receive(on: RunLoop.main).sink { _ in loop.fulfill() }.store(in: &bag)
    form.lengths.dropFirst().first { $0 == 3 }.sink { _ in late.fulfill() }.store(in: &bag)
    form.name = "abc"
    wait(for: [queue, loop, late], timeout: 60)
  }

  func testLatestValuesAreCombinedOnceAllHaveSent() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    var isFinished = false
    let cancellable = a.combineLatest(b) { "\($0)\($1)" }
      .sink(receiveCompletion: { _ in isFinished = true }) { seen.append($0) }
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    XCTAssertEqual(seen, ["2x", "3x", "3y"])
    XCTAssertFalse(isFinished)
    b.send(completion: .finished)
    XCTAssertTrue(isFinished)
    cancellable.cancel()
  }

  func testFourValuesAreCombined() {
    var seen: [[Int]] = []
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let cancellable = Publishers.CombineLatest4(
      subjects[0], subjects[1], subjects[2], subjects[3]
    ).sink { seen.append([$0, $1, $2, $3]) }
    subjects[2].send(7)
    XCTAssertEqual(seen, [[0, 1, 2, 3], [0, 1, 7, 3]])
    cancellable.cancel()
  }

  func testMergedValuesKeepTheirOrder() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    var isFinished = false
    let cancellable = a.merge(with: b)
      .sink(receiveCompletion: { _ in isFinished = true }) { seen.append($0) }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    XCTAssertFalse(isFinished)
    b.send(completion: .finished)
    XCTAssertEqual(seen, [1, 2, 3])
    XCTAssertTrue(isFinished)
    cancellable.cancel()
  }

  func testAFailureEndsTheMergedPublisher() {
    struct Fault: Error {}
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var seen: [Int] = []
    var hasFailed = false
    let cancellable = Publishers.Merge(a, b)
      .sink(
        receiveCompletion: { if case .failure = $0 { hasFailed = true } },
        receiveValue: { seen.append($0) })
    a.send(completion: .failure(Fault()))
    b.send(1)
    XCTAssertEqual(seen, [])
    XCTAssertTrue(hasFailed)
    cancellable.cancel()
  }

  func testMergedValuesWaitForDemand() {
    let subscriber = Collector()
    Publishers.MergeMany([[1, 2].publisher, [3].publisher]).subscribe(subscriber)
    XCTAssertEqual(subscriber.values, [])
    subscriber.subscription?.request(.max(2))
    XCTAssertEqual(subscriber.values, [1, 2])
    XCTAssertFalse(subscriber.isFinished)
    subscriber.subscription?.request(.max(1))
    XCTAssertEqual(subscriber.values, [1, 2, 3])
    XCTAssertTrue(subscriber.isFinished)
  }

  func testMergingNoPublishersFinishesAtOnce() {
    let subscriber = Collector()
    Publishers.MergeMany([Just<Int>]()).subscribe(subscriber)
    XCTAssertTrue(subscriber.isFinished)
  }

  @MainActor
  func testObservedPropertiesSendTheirValues() {
    let label = UILabel()
    var seen: [Bool] = []
    let cancellable = label.publisher(for: \.isHidden).sink { seen.append($0) }
    label.isHidden = true
    XCTAssertEqual(seen, [false, true])
    cancellable.cancel()
    label.isHidden = false
    XCTAssertEqual(seen, [false, true])
    var later: [Bool] = []
    let other = label.publisher(for: \.isHidden, options: .new).sink { later.append($0) }
    XCTAssertEqual(later, [])
    label.isHidden = true
    XCTAssertEqual(later, [true])
    other.cancel()
  }
}

/// A subscriber that requests a given number of values.
private final class Collector: Subscriber {
  var values: [Int] = []
  var isFinished = false
  var subscription: Subscription?

  func receive(subscription: Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
