// SPDX-License-Identifier: MIT

public import UIKit

extension UIScene.ConnectionOptions {
  /// Nil: no notification opens a scene.
  public var notificationResponse: UNNotificationResponse? { nil }
}
