// SPDX-License-Identifier: MIT

@_exported import Foundation

/// Nobody is asked: tracking is refused.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) { completion(.denied) }

  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
