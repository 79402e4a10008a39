// SPDX-License-Identifier: MIT

public import Foundation

/// Scenes are not connected automatically. App code may do it.
open class UIScene: UIResponder {
  /// All properties are empty.
  @preconcurrency @MainActor
  public final class ConnectionOptions: Sendable {
    public nonisolated init() {}

    public var urlContexts: Set<UIOpenURLContext> { [] }

    public var userActivities: Set<NSUserActivity> { [] }

    public var shortcutItem: UIApplicationShortcutItem? { nil }

    public var sourceApplication: String? { nil }

    public var handoffUserActivityType: String? { nil }
  }

  /// No effect.
  open class ActivationRequestOptions: _PlainObject {
    open weak var requestingScene: UIScene?
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Always in the foreground.
  open var activationState: ActivationState { .foregroundActive }

  open var session: UISceneSession { ownSession }

  private let ownSession = UISceneSession()

  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var subtitle: String! = ""

  /// Opens nothing and calls the handler with false.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// No effect.
  open class OpenExternalURLOptions: _PlainObject {
    open var universalLinksOnly = false
  }

  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Never posted.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Never posted.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Never posted.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// No effect.
  open weak var delegate: (any UISceneDelegate)?

  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// No effect.
  open var activationConditions = UISceneActivationConditions()

  open func extendStateRestoration() {}

  open func completeStateRestoration() {}

  /// All properties are nil or false, because no app opens URLs here.
  open class OpenURLOptions: _UIObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }

    init() { super.init(object: ()) }
  }
}

open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }

  open var traitCollection: UITraitCollection { .screen }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  open var isFullScreen: Bool { true }

  /// No effect.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {}

  /// No effect.
  open class GeometryPreferences: _UIObject {
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    init() { super.init(object: ()) }
  }

  /// The scene always fills the screen.
  open var effectiveGeometry: Geometry { Geometry(of: self) }

  @preconcurrency @MainActor open class Geometry: _UIObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace
    public let isInteractivelyResizing = false

    init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init(object: ())
    }
  }

  /// Always nil.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// No effect.
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?

  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(of: self)

  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// `portrait`, or `landscapeRight` if the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let bounds = screen.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}

/// No effect.
open class UISceneWindowingBehaviors: _UIObject {
  open var isClosable = true
  open var isMiniaturizable = true

  public init() { super.init(object: ()) }
}

/// The pointer is not locked.
open class UIPointerLockState: _UIObject {
  open var isLocked: Bool { false }

  /// Never posted.
  nonisolated public static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification")
  nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"

  init() { super.init(object: ()) }
}

extension UIScene {
  /// Always nil.
  public var pointerLockState: UIPointerLockState? { nil }
}

open class UISceneSession: _PlainObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var role: Role { .windowApplication }

  public let persistentIdentifier = UUID().uuidString

  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  open var stateRestorationActivity: NSUserActivity?

  open var userInfo: [String: Any]?
}

/// Called only when an app launches as its own executable.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

open class UISceneConfiguration: _UIObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init(object: ())
  }
}

open class UIOpenURLContext: _UIObject {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init(object: ())
  }

  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

open class UIStatusBarManager: _UIObject {
  init() { super.init(object: ()) }

  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }

  open var statusBarStyle: UIStatusBarStyle { .default }

  open var isStatusBarHidden: Bool { false }
}

/// No effect.
open class UISceneSizeRestrictions: _UIObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: 1e4, height: 1e4)

  init() { super.init(object: ()) }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Called only when an app launches as its own executable.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  @_disfavoredOverload var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// For callers that use any delegate, where `window` is an optional requirement.
  public var window: UIWindow?? { .some(self.window as UIWindow?) }
}

/// No effect.
open class UISceneActivationConditions: _PlainObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
