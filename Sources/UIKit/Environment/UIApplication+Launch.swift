// SPDX-License-Identifier: MIT

import Foundation

extension UIApplication {
  /// What `@main` means for an app's delegate: launches the app and draws its first scene.
  ///
  /// The scene is what the delegate, or the delegate of scenes that `Info.plist` names (else one called
  /// `SceneDelegate`), shows in a window; otherwise the initial controller of the storyboard that `Info.plist`
  /// names, or of `Main`. The picture is an SVG, at the path in the environment's `PLUMB_PICTURE` or, without one,
  /// in the current folder under the executable's name.
  public static func _run(_ delegate: any UIApplicationDelegate) {
    let launch = ApplicationLaunch(delegate)
    guard let window = launch.window() else {
      report("the app shows no window")
      exit(1)
    }
    window.layoutIfNeeded()
    let environment = ProcessInfo.processInfo.environment
    let path = environment["PLUMB_PICTURE"] ?? "\(ProcessInfo.processInfo.processName).svg"
    do {
      try window.svg().write(toFile: path, atomically: true, encoding: .utf8)
      report("\(LayoutDescription.className(of: window.rootViewController ?? window)) → \(path)")
    } catch {
      report("\(path) cannot be written")
      exit(1)
    }
    withExtendedLifetime(launch) {}
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Launches an app as `main.swift` does that chooses the delegate itself: draws its first scene, as ``UIApplication``
/// does for a delegate marked `@main`, and returns. The class of the application is not asked for.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let parts = (delegateClassName ?? "AppDelegate").split(separator: ".").map(String.init)
  let module = parts.count > 1 ? parts[0] : nil
  guard
    let type = InterfaceClasses.find(parts.last ?? "", module: module) as? UIResponder.Type,
    let delegate = UIResponder.make(type) as? any UIApplicationDelegate
  else { return 1 }
  UIApplication._run(delegate)
  return 0
}

/// The steps from an app's delegate to its first window.
@MainActor
final class ApplicationLaunch {
  private let delegate: any UIApplicationDelegate
  private var sceneDelegate: (any UIWindowSceneDelegate)?
  private let information: [String: Any]

  init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    information = Self.information()
  }

  /// Launches the app; nil where it shows nothing.
  func window() -> UIWindow? {
    let application = UIApplication.shared
    application.delegate = delegate
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let sceneDelegateClass = sceneDelegateClass(module: String(module))
    if sceneDelegateClass == nil, delegate.window as UIWindow? == nil {
      delegate.window = storyboardWindow(information["UIMainStoryboardFile"] as? String)
    }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(application)
    if let type = sceneDelegateClass { connectScene(type) }
    delegate.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification, of: application)
    return application.keyWindow ?? application.windows.first
  }

  private func connectScene(_ type: UIResponder.Type) {
    guard let delegate = UIResponder.make(type) as? any UIWindowSceneDelegate else { return }
    sceneDelegate = delegate
    let scene = UIWindowScene()
    scene.delegate = delegate
    let window = storyboardWindow(sceneConfiguration["UISceneStoryboardFile"] as? String)
    window?.windowScene = scene
    if let window { delegate.window = window }
    delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    post(UIScene.willConnectNotification, of: scene)
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, of: scene)
    delegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, of: scene)
  }

  /// Observers hear after the delegate.
  private func post(_ name: Notification.Name, of object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// A window with the initial controller of a storyboard, of `Main` where none is named.
  private func storyboardWindow(_ name: String?) -> UIWindow? {
    let name = name ?? "Main"
    guard InterfaceFile.path(of: name, "storyboard", in: .main) != nil else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = storyboard.globalTint
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private var sceneConfiguration: [String: Any] {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let configurations =
      roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return configurations?.first ?? [:]
  }

  private func sceneDelegateClass(module: String) -> UIResponder.Type? {
    let named = sceneConfiguration["UISceneDelegateClassName"] as? String
    let name = named?.split(separator: ".").last.map(String.init) ?? "SceneDelegate"
    return InterfaceClasses.find(name, module: module) as? UIResponder.Type
  }

  /// The first `Info.plist` among the app's resources that is an app's, not one of a bundle of resources.
  private static func information() -> [String: Any] {
    for bundle in Bundle.main.andResources {
      let file = bundle.folder.appending(path: "Info.plist")
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let values = list as? [String: Any],
        values.keys.contains(where: { $0.hasPrefix("UI") })
      else { continue }
      return values
    }
    return [:]
  }
}

extension UIResponder {
  /// Makes a responder of the class that `type` is.
  @inline(never) @_optimize(none)
  static func make(_ type: UIResponder.Type) -> UIResponder {
    unsafeBitCast(type, to: _RequiredResponder.Type.self).init()
  }
}
