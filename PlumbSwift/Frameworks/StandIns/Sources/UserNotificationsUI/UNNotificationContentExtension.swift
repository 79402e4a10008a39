// SPDX-License-Identifier: MIT

@_exported import UIKit
@_exported import UserNotifications

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss = 0
  case dismiss, dismissAndForwardAction
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none = 0
  case `default`, overlay
}

/// Never called.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion:
      @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}

extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion:
      @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
}
