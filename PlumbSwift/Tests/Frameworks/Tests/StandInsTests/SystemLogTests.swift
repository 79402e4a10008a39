// SPDX-License-Identifier: MIT

import UIKit
import XCTest
import os.log
import os.signpost

/// Logs, signposts and locks. Source: Apple's documentation of `os`.
final class SystemLogTests: XCTestCase {
  private static let poster = OSSignposter(subsystem: "app", category: .pointsOfInterest)

  func testLocksKeepTheirState() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in count.withLock { $0 += 1 } }
    XCTAssertEqual(count.withLock { $0 }, 200)

    let plain = OSAllocatedUnfairLock()
    XCTAssertTrue(plain.lockIfAvailable())
    XCTAssertFalse(plain.lockIfAvailable())
    plain.unlock()
    XCTAssertEqual(plain.withLock { 7 }, 7)

    var unfair = os_unfair_lock()
    os_unfair_lock_lock(&unfair)
    XCTAssertFalse(os_unfair_lock_trylock(&unfair))
    os_unfair_lock_unlock(&unfair)
    XCTAssertTrue(os_unfair_lock_trylock(&unfair))
  }

  func testSignpostIntervalsReturnTheResultOfTheirTask() throws {
    let state = Self.poster.beginInterval("load", id: Self.poster.makeSignpostID(), "of \(3)")
    Self.poster.endInterval("load", state)
    XCTAssertEqual(Self.poster.withIntervalSignpost("work") { 5 }, 5)
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%d", 5)
    os_signpost(.end, log: log, name: "load")
    XCTAssertFalse(log.signpostsEnabled)
  }

  func testNamesMayBeQualifiedWithTheModule() {
    let logger = os.Logger(subsystem: "app", category: "tests")
    logger.debug("not shown \(3, format: .decimal, privacy: .public)")
    os_log(.debug, log: OSLog.default, "not shown: %{public}@", "x")
  }

  func testTheStoreHasTheMessagesOfThisProcess() throws {
    Logger(subsystem: "org.example.store", category: "a").error("kept")
    Logger(subsystem: "org.example.other", category: "a").error("other")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(
      at: store.position(timeIntervalSinceLatestBoot: 0),
      matching: NSPredicate(format: "subsystem == 'org.example.store'"))
    XCTAssertEqual(entries.map(\.composedMessage), ["kept"])
  }
}
