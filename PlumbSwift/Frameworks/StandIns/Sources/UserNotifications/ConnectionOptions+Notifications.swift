// SPDX-License-Identifier: MIT

public import UIKit

extension UIScene.ConnectionOptions {
  /// Nil: no notification opens a scene.
  public var notificationResponse: UNNotificationResponse? { nil }
}

extension UNNotificationResponse {
  /// Nil: no scene is opened by a notification.
  @preconcurrency @MainActor
  public var targetScene: UIScene? { nil }
}
