// SPDX-License-Identifier: MIT

import AVFoundation
import XCTest

/// Expectations: Apple's documentation of Core Media's times.
final class TimesTests: XCTestCase {
  private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
    CMTimeRangeFromTimeToTime(
      start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
  }

  func testFunctions() {
    let time = CMTime(value: -3, timescale: 2)
    XCTAssertEqual(CMTimeAbsoluteValue(time), CMTime(value: 3, timescale: 2))
    XCTAssertEqual(CMTimeAbsoluteValue(.negativeInfinity), .positiveInfinity)
    XCTAssertEqual(CMTimeMultiply(time, multiplier: 2).seconds, -3)
    XCTAssertEqual(CMTimeMultiplyByRatio(time, multiplier: 2, divisor: 3).seconds, -1)
    XCTAssertEqual(CMTimeMaximum(time, .zero), .zero)
    XCTAssertEqual(CMTimeMinimum(time, .zero), time)
    XCTAssertEqual(CMTimeConvertScale(time, timescale: 600, method: .default).value, -900)
    XCTAssertTrue(CMTIME_IS_INVALID(.invalid))
    XCTAssertTrue(CMTIME_IS_INDEFINITE(.indefinite))
    XCTAssertFalse(CMTIME_IS_NUMERIC(.positiveInfinity))
  }

  func testRanges() {
    XCTAssertEqual(range(0, 5).intersection(range(3, 8)), range(3, 5))
    XCTAssertEqual(range(0, 5).union(range(3, 8)), range(0, 8))
    XCTAssertTrue(range(0, 2).intersection(range(3, 8)).isEmpty)
    XCTAssertTrue(range(0, 5).containsTimeRange(range(1, 5)))
    XCTAssertFalse(range(0, 5).containsTimeRange(range(1, 6)))
    XCTAssertFalse(CMTimeRange.invalid.isValid)
  }

  func testASessionPostsStartAndStop() {
    let session = AVCaptureSession()
    var told: [Notification.Name] = []
    let names = [
      AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) {
        told.append($0.name)
      }
    }
    session.startRunning()
    session.startRunning()
    session.stopRunning()
    XCTAssertEqual(told, names)
    observers.forEach(NotificationCenter.default.removeObserver)
  }
}
