// SPDX-License-Identifier: MIT

@_exported import UIKit
@_exported import UserNotifications

/// Never called.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
}
