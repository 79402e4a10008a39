// SPDX-License-Identifier: MIT

public import Foundation

// State restoration and requests for scenes. No state is saved, and no scene is created.

extension UIApplication {
  public enum Category: Int, Sendable { case webBrowser = 1, mailClient = 2 }

  /// The error of ``isDefault(_:)``.
  public struct CategoryDefaultError: Error {}

  /// - Throws: always, because there is no system to query.
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

  /// Creates no scene, and calls the handler with an error.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: (((any Error) -> Void))? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Never posted.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
}

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
