// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension UIApplication {
  /// The entry point of an app delegate marked `@main`. Launches the app and draws its first scene.
  ///
  /// The scene is the window that the app delegate or the scene delegate shows. `Info.plist` names
  /// the scene delegate's class; without it, the class is `SceneDelegate`. If neither shows a
  /// window, the scene is the initial controller of the storyboard that `Info.plist` names, or of
  /// `Main`.
  ///
  /// The picture is drawn one second after the launch, so that it shows what the app has loaded in
  /// the background. Its path is the value of `PLUMB_PICTURE` in the environment. Without it, the
  /// picture has the executable's name and is in the current folder. It is a PNG if the path ends
  /// with `.png`, and an SVG otherwise.
  public static func _run(_ delegate: any UIApplicationDelegate) {
    let launch = ApplicationLaunch(delegate)
    guard let launched = launch.window() else {
      report(
        "error: the app shows no window: its delegates make none visible, and there is no storyboard "
          + "with an initial view controller")
      exit(1)
    }
    finishQueuedWork()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    // The app may have replaced its first window.
    let window = UIApplication.shared.keyWindow ?? launched
    window.layoutIfNeeded()
    let environment = ProcessInfo.processInfo.environment
    let path = environment["PLUMB_PICTURE"] ?? "\(ProcessInfo.processInfo.processName).svg"
    do {
      try picture(of: window, isPNG: path.lowercased().hasSuffix(".png"))
        .write(to: URL(filePath: path), options: .atomic)
      report("\(ObjectDescription.className(of: window.rootViewController ?? window)) → \(path)")
    } catch {
      report("error: \(path) cannot be written: \(error.localizedDescription)")
      exit(1)
    }
    withExtendedLifetime(launch) {}
  }

  static func picture(of window: UIWindow, isPNG: Bool) -> Data {
    guard isPNG else { return Data(window.svg().utf8) }
    return UIGraphicsImageRenderer(bounds: window.bounds).pngData { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  /// Runs the work that the launch has added to the main queue, and the work that this adds. The
  /// limit ends work that always adds more.
  static func finishQueuedWork() {
    for _ in 0..<10 {
      let isDone = Mutex(false)
      DispatchQueue.main.async { isDone.withLock { $0 = true } }
      while !isDone.withLock({ $0 }) {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }

  static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Launches an app whose `main.swift` names the delegate class. Draws its first scene, as
/// ``UIApplication`` does for a delegate marked `@main`, and returns. The name of the application
/// class is ignored.
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

/// The steps from an app delegate to its first window.
@MainActor
final class ApplicationLaunch {
  private let delegate: any UIApplicationDelegate
  private var sceneDelegate: (any UIWindowSceneDelegate)?
  private let information: [String: Any]

  init(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    information = Self.information()
  }

  /// Launches the app. Returns nil if it shows no window.
  func window() -> UIWindow? {
    let application = UIApplication.shared
    application.delegate = delegate
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let sceneDelegateClass = sceneDelegateClass(module: String(module))
    var made: UIWindow?
    if sceneDelegateClass == nil, delegate.window as UIWindow? == nil {
      made = storyboardWindow(information["UIMainStoryboardFile"] as? String)
      delegate.window = made
    }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    show(made, insteadOf: delegate.window)
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
    show(window, insteadOf: delegate.window)
    post(UIScene.willConnectNotification, of: scene)
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, of: scene)
    delegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, of: scene)
  }

  /// Shows the storyboard's window, as UIKit does after the delegate has prepared it. A delegate can
  /// replace the window.
  private func show(_ made: UIWindow?, insteadOf current: UIWindow?) {
    if let made, (current ?? made) === made { made.makeKeyAndVisible() }
  }

  /// Observers are notified after the delegate.
  private func post(_ name: Notification.Name, of object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// A window with the initial controller of the named storyboard, or of `Main` if the name is nil.
  private func storyboardWindow(_ name: String?) -> UIWindow? {
    let name = name ?? "Main"
    guard InterfaceFile.path(of: name, "storyboard", in: .main) != nil else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() else {
      // UIKit's message.
      UIApplication.report(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
          + "perhaps the designated entry point is not set?")
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = storyboard.globalTint
    window.rootViewController = controller
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

  /// The first `Info.plist` among the resources that belongs to an app and not to a resource
  /// bundle.
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
  /// Makes a responder of the class `type`.
  @inline(never) @_optimize(none)
  static func make(_ type: UIResponder.Type) -> UIResponder {
    unsafeBitCast(type, to: _RequiredResponder.Type.self).init()
  }
}
