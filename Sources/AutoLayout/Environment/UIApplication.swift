// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// The one application. There is no event loop here: it answers questions that layout code asks.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application, there from the first use on without a launch.
  public static let shared = UIApplication()

  private override init() {
    super.init()
  }

  /// How an application was started. Nothing starts one here, so no key is named.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an application is doing.
  public enum State: Int, Sendable {
    /// At the front: always the case here.
    case active = 0
    /// Interrupted.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// The direction in which the user's language reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the main screen stands for.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.screen.preferredContentSizeCategory
  }

  /// Active, as nothing interrupts here.
  open var applicationState: State { .active }

  /// The windows that are shown, in order of birth.
  open var windows: [UIWindow] { UIWindow.all.filter { !$0.isHidden } }

  /// The scenes of the windows that are shown.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// The shown window that `makeKey()` was called on last; nil where that one is hidden, or there
  /// is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The strip at the top of the screen down to its safe area, which is a little more than the
  /// status bar of screens with a housing for sensors.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: LayoutStore.current.environment.safeArea.top)
  }

  /// Hears of the application's life; kept, nobody calls it here.
  open weak var delegate: (any UIApplicationDelegate)?
}

/// Hears of the life of the application. Nothing launches it here; code may call its delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an application without scenes; nil unless implemented, and setting it then does
  /// nothing.
  var window: UIWindow? { get set }
  /// Is called before the application's state is restored; true unless implemented.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Is called when the application can set up its window; true unless implemented.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Is called when the application has come to the front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Is called before the application is interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// Is called when the application can no longer be seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Is called before the application is seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Is called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
