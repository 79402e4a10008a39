// SPDX-License-Identifier: MIT

import Foundation

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntryNotification")
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  public static let newAccessLogEntryNotification = Notification.Name.AVPlayerItemNewAccessLogEntry
  public static let newErrorLogEntryNotification = Notification.Name.AVPlayerItemNewErrorLogEntry
  public static let mediaSelectionDidChangeNotification = Notification.Name(
    "AVPlayerItemMediaSelectionDidChangeNotification")
}

extension AVPlayer {
  public static let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification")
  public static let eligibleForHDRPlaybackDidChangeNotification = Notification.Name(
    "AVPlayerEligibleForHDRPlaybackDidChangeNotification")
}
