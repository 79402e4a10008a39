// SPDX-License-Identifier: MIT

import BackgroundTasks
import CoreMotion
import CoreSpotlight
import EventKit
import Network
import SystemConfiguration
import WatchConnectivity
import XCTest

/// System services. Expectations: Apple's documentation of devices that lack them.
final class SystemServicesTests: XCTestCase {
  func testAPathMonitorReportsOnce() {
    let told = expectation(description: "a path")
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in
      XCTAssertEqual(path.status, .satisfied)
      XCTAssertFalse(path.usesInterfaceType(.cellular))
      told.fulfill()
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
    wait(for: [told], timeout: 60)
    var flags = SCNetworkReachabilityFlags()
    let target = SCNetworkReachabilityCreateWithName(nil, "plumb.example")
    XCTAssertTrue(target.map { SCNetworkReachabilityGetFlags($0, &flags) } ?? false)
    XCTAssertTrue(flags.contains(.reachable))
  }

  func testEventsAreStoredAndAccessIsDenied() throws {
    let store = EKEventStore()
    store.requestAccess(to: .event) { granted, _ in XCTAssertFalse(granted) }
    let event = EKEvent(eventStore: store)
    event.title = "Run"
    event.startDate = Date(timeIntervalSince1970: 100)
    event.endDate = Date(timeIntervalSince1970: 200)
    try store.save(event, span: .thisEvent)
    func count(_ start: Double, _ end: Double) -> Int {
      let predicate = store.predicateForEvents(
        withStart: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: end),
        calendars: nil)
      return store.events(matching: predicate).count
    }
    XCTAssertEqual(count(150, 300), 1)
    XCTAssertEqual(count(200, 300), 0)
    try store.remove(event, span: .thisEvent)
    XCTAssertEqual(count(150, 300), 0)
  }

  func testMissingServicesReportIt() {
    XCTAssertThrowsError(
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh")))
    XCTAssertFalse(CMMotionManager().isDeviceMotionAvailable)
    XCTAssertFalse(WCSession.isSupported())
  }

  func testUserActivitiesKeepTheirAttributes() {
    let activity = NSUserActivity(activityType: "plumb.item")
    XCTAssertNil(activity.contentAttributeSet)
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    activity.contentAttributeSet = attributes
    XCTAssertTrue(activity.contentAttributeSet === attributes)
  }
}
