// SPDX-License-Identifier: MIT

public import Foundation

/// No effect.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

// Requests to the system. There is no system, so all of them fail.

extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  public static var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// Always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls the handler with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Always false.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// No effect.
  public func registerForRemoteNotifications() {}

  /// No effect.
  public func unregisterForRemoteNotifications() {}

  public var isRegisteredForRemoteNotifications: Bool { false }

  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// No effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// No effect.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// No effect.
  public func beginReceivingRemoteControlEvents() {}

  /// No effect.
  public func endReceivingRemoteControlEvents() {}

  /// No effect.
  public func beginIgnoringInteractionEvents() {}

  /// No effect.
  public func endIgnoringInteractionEvents() {}

  public var isProtectedDataAvailable: Bool { true }

  public var supportsMultipleScenes: Bool { false }

  public var supportsAlternateIcons: Bool { false }

  public var alternateIconName: String? { nil }

  /// No effect.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  public var openSessions: Set<UISceneSession> { [] }

  public var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(ofScreen: UIScreen.main.bounds.size)
  }

  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    // View controllers determine the style, as in UIKit since iOS 9.
    set {}
  }

  /// No effect.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Setting it has no effect: view controllers determine the status bar.
  public var isStatusBarHidden: Bool {
    get { false }
    set { _ = newValue }
  }

  /// No effect.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }

  /// No effect.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error) -> Void))? = nil
  ) {}

  /// No effect.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error) -> Void))? = nil
  ) {}
}

/// No effect.
open class UISceneDestructionRequestOptions: _PlainObject {}

open class UIApplicationShortcutIcon: _UIObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  public init(type: IconType) { super.init(object: ()) }

  public init(systemImageName: String) { super.init(object: ()) }

  public init(templateImageName: String) { super.init(object: ()) }
}

open class UIApplicationShortcutItem: _UIObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init(object: ())
  }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Creates the delegate and launches the application. `@main` on an application delegate calls
  /// it.
  public static func main() { UIApplication._run(Self()) }
}
