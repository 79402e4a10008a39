// SPDX-License-Identifier: MIT

import UIKit
import XCTest

private class Worker: Thread {
  let done = DispatchSemaphore(value: 0)
  var seen: [String] = []

  override init() {
    super.init()
    name = "worker"
    stackSize = 1 << 20
    qualityOfService = .utility
  }

  override func main() {
    seen.append(Thread.current.name ?? "")
    seen.append("\(Thread.current === self) \(isExecuting) \(Thread.isMainThread)")
    if self != Thread.current || !(Thread.current == self) { seen.append("elsewhere") }
    threadDictionary["key"] = 1
    seen.append("\(Thread.current.threadDictionary["key"] as? Int ?? 0)")
    while !isCancelled { Thread.sleep(forTimeInterval: 0.001) }
    done.signal()
  }
}

private class Plain: Thread {}

/// Source: Apple's documentation of `Thread`.
final class ThreadsTests: XCTestCase {
  func testAThreadRunsItsMainUntilItIsCancelled() {
    let worker = Worker()
    XCTAssertFalse(worker.isExecuting)
    worker.start()
    XCTAssertEqual(worker.done.wait(timeout: .now() + 0.05), .timedOut)
    XCTAssertFalse(worker.isFinished)
    worker.cancel()
    XCTAssertEqual(worker.done.wait(timeout: .now() + 5), .success)
    XCTAssertTrue(worker.isCancelled)
    XCTAssertEqual(worker.seen, ["worker", "true true false", "1"])
    for _ in 0..<1000 where !worker.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    XCTAssertTrue(worker.isFinished)
    XCTAssertEqual(worker.stackSize, 1 << 20)
  }

  func testAThreadRunsItsBlock() {
    let done = DispatchSemaphore(value: 0)
    let thread = Plain { done.signal() }
    thread.threadPriority = 0.9
    thread.start()
    XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
    XCTAssertEqual(thread.threadPriority, 0.9)
  }

  func testAThreadCallsItsMethod() {
    let target = Target()
    let thread = Plain(target: target, selector: #selector(Target.run(_:)), object: "a")
    thread.start()
    XCTAssertEqual(target.done.wait(timeout: .now() + 5), .success)
    XCTAssertEqual(target.argument, "a")
  }
}

private class Target: NSObject {
  let done = DispatchSemaphore(value: 0)
  var argument: String?

  @objc func run(_ argument: Any?) {
    self.argument = argument as? String
    done.signal()
  }
}
