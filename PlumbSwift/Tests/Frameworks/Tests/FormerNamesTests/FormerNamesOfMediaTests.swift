// SPDX-License-Identifier: MIT

import AVFoundation
import UserNotifications
import XCTest

/// Code from 2017 for audio, video and notifications, in the language mode of Swift 4.
class FormerNamesOfMediaTests: XCTestCase {
  func testTimes() {
    XCTAssertEqual(CMTimeMake(1, 30), CMTime(value: 1, timescale: 30))
    XCTAssertEqual(CMTimeMakeWithSeconds(1, 600).value, 600)
    XCTAssertEqual(CMTimeMultiplyByFloat64(CMTimeMake(1, 2), 3).seconds, 1.5)
    XCTAssertFalse(kCMTimeInvalid.isValid)
    let range = CMTimeRangeMake(kCMTimeZero, CMTimeMake(2, 1))
    XCTAssertTrue(CMTimeRangeContainsTime(range, CMTimeMake(1, 1)))
    XCTAssertEqual(CMTimeRangeFromTimeToTime(kCMTimeZero, CMTimeMake(2, 1)), range)
  }

  func testSound() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(AVAudioSessionCategoryPlayAndRecord, with: .mixWithOthers)
    XCTAssertEqual(session.category, .playAndRecord)
    XCTAssertEqual(session.categoryOptions, AVAudioSessionCategoryOptions.mixWithOthers)
    try session.setCategory(AVAudioSessionCategoryPlayback)
    XCTAssertEqual(session.category, .playback)
    try session.setMode(AVAudioSessionModeDefault)
    try session.setActive(false, with: .notifyOthersOnDeactivation)
    XCTAssertEqual(session.mode, AVAudioSessionModeDefault)
    XCTAssertEqual(
      NSNotification.Name.AVAudioSessionInterruption, AVAudioSession.interruptionNotification)
  }

  func testNotifications() {
    let content = UNMutableNotificationContent()
    content.sound = UNNotificationSound.default()
    XCTAssertTrue(content.sound === UNNotificationSound.default)
    content.sound = UNNotificationSound(named: "bell.caf")
    XCTAssertFalse(content.sound === UNNotificationSound.default)
  }
}
