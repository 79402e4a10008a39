// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's documentation of the notifications of windows and of text sizes.
@MainActor
@Suite(.serialized) struct PostedNotificationsTests {
  /// The names of the notifications that `body` posts for `object`.
  private func posted(
    _ names: [Notification.Name], of object: AnyObject, _ body: () throws -> Void
  ) rethrows -> [Notification.Name] {
    final class Heard: @unchecked Sendable { var names: [Notification.Name] = [] }
    let heard = Heard()
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: object, queue: nil) {
        heard.names.append($0.name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    try body()
    return heard.names
  }

  /// The reference of NotificationCenter.MainActorMessage and of UIApplication's messages.
  @Test func applicationsPostMessages() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      of: UIApplication.shared, for: .willEnterForeground
    ) { (_: UIApplication.WillEnterForegroundMessage) in count += 1 }
    NotificationCenter.default.post(
      UIApplication.WillEnterForegroundMessage(), subject: UIApplication.shared)
    NotificationCenter.default.removeObserver(token)
    #expect(count == 1)
  }

  @Test func windowsPostWhenShownAndKey() {
    let (window, other) = (UIWindow(), UIWindow())
    let names = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let heard = posted(names, of: window) {
      window.makeKeyAndVisible()
      other.makeKey()
      window.isHidden = true
      window.isHidden = true
    }
    #expect(
      heard == [
        UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ])
  }

  @Test func theScreenPostsChangesOfTheTextSize() throws {
    defer { UIScreen.main.simulateStandard() }
    let heard = try posted(
      [UIContentSizeCategory.didChangeNotification], of: UIScreen.main
    ) {
      var device = SimulatedDevice("iPhone 8")
      try UIScreen.main.simulate(device)
      device.preferredContentSizeCategory = .accessibilityLarge
      try UIScreen.main.simulate(device)
      device.isLandscape = true
      try UIScreen.main.simulate(device)
    }
    #expect(heard.count == 1)
  }
}
