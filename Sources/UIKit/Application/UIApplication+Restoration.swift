// SPDX-License-Identifier: MIT

public import Foundation

// Saving and restoring what an app shows, and scenes that code asks for: nothing is saved, and no scene is made.

extension UIApplication {
  /// The kinds of app that a user chooses one of.
  public enum Category: Int, Sendable { case webBrowser = 1, mailClient = 2 }

  /// What ``isDefault(_:)`` may throw.
  public struct CategoryDefaultError: Error {}

  /// - Throws: always, as the system is not asked.
  public func isDefault(_ category: Category) throws -> Bool { throw CategoryDefaultError() }

  /// No effect.
  public func extendStateRestoration() {}

  /// No effect.
  public func completeStateRestoration() {}

  /// No effect.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// No effect.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// No effect.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// No scene is made; the handler is told so.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: (((any Error) -> Void))? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Never posted.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
}

/// What code asks for a scene with.
public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  @preconcurrency @MainActor
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}
