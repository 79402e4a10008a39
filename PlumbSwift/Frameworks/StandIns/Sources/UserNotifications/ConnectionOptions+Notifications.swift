// SPDX-License-Identifier: MIT

public import UIKit

extension UIScene.ConnectionOptions {
  public var notificationResponse: UNNotificationResponse? { nil }
}

extension UNNotificationResponse {
  @preconcurrency @MainActor
  public var targetScene: UIScene? { nil }
}
