// SPDX-License-Identifier: MIT

public import Foundation

// Classes of Apple's Foundation that UIKit's API uses and Foundation lacks on Linux.

/// The type of an activity that starts with a web link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity. Its properties are stored, but it is not handed off to another device.
// Inert values: clients set them before they share the activity.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var needsSave = false
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var referrerURL: URL?
  open var expirationDate = Date.distantFuture
  /// No effect.
  open var isEligibleForPublicIndexing = false
  /// No effect.
  open var supportsContinuationStreams = false
  open weak var delegate: (any NSUserActivityDelegate)?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func becomeCurrent() {}

  open func resignCurrent() {}

  open func invalidate() {}

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Calls `handler` at once, because activities are not saved.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Calls `handler` at once, because activities are not saved.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Always fails: no other device continues an activity.
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, CocoaError(.userActivityConnectionUnavailable)) }
}

/// Never called.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}
