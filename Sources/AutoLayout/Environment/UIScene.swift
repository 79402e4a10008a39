// SPDX-License-Identifier: MIT

public import Foundation

/// A part of the application that is shown on its own. Nothing connects scenes here; code may.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Why a scene is connected.
  public struct ConnectionOptions: Sendable {
    /// Options that say nothing.
    public init() {}
  }

  /// Hears of the scene's life; kept, nobody calls it here.
  open weak var delegate: (any UISceneDelegate)?

  /// What lists of scenes call it; kept.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The main screen, as there is one.
  open var screen: UIScreen { .main }

  /// The traits of the main screen.
  open var traitCollection: UITraitCollection { .screen }

  /// The windows that belong to the scene, in order of birth.
  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

  /// The window of the scene that `makeKey()` was called on last; nil for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Upright, or turned to the right where the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let bounds = screen.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}

/// What outlives a scene that is put away.
@preconcurrency @MainActor
open class UISceneSession: _UIObject {
  /// A session without a scene, for code that calls its delegate.
  public init() {
    super.init(object: ())
  }
}

/// Hears of the life of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Is called when the scene can set up its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Is called when the scene was put away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Is called when the scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Is called before the scene is interrupted.
  func sceneWillResignActive(_ scene: UIScene)
  /// Is called before the scene is seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Is called when the scene can no longer be seen.
  func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; nil unless implemented, and setting it then does nothing.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
