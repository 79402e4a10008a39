// SPDX-License-Identifier: MIT

public import Foundation

/// A notification of the time before iOS 10. It is not delivered.
open class UILocalNotification: _PlainObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var repeatInterval: NSCalendar.Unit = []
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var hasAction = true
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The notification types of the time before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class UIUserNotificationCategory: _PlainObject {
  open var identifier: String?
}

open class UIUserNotificationSettings: _UIObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init(object: ())
  }
}

extension UIApplication {
  /// No effect.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {}

  /// Always without types: there is no request for permission.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  /// No effect.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}

  /// No effect.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  /// No effect.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}

  /// No effect.
  public func cancelAllLocalNotifications() {}

  /// Always empty.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { [] }
    set { _ = newValue }
  }
}
