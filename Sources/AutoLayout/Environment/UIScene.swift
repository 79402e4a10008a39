// SPDX-License-Identifier: MIT

public import Foundation

/// Nothing connects scenes; code may.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public struct ConnectionOptions: Sendable {
    public init() {}
  }

  /// No effect.
  open weak var delegate: (any UISceneDelegate)?

  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }

  open var traitCollection: UITraitCollection { .screen }

  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Upright, or turned to the right where the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let bounds = screen.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}

@preconcurrency @MainActor
open class UISceneSession: _UIObject {
  public init() {
    super.init(object: ())
  }
}

/// What an app that is run by itself hears at its start; nothing else calls it.
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

/// What an app that is run by itself hears at its start; nothing else calls it.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
