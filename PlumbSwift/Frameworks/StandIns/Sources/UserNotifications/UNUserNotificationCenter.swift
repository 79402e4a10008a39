// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Foundation
@_exported import PlumbAbsence

// Requests stay pending. No notification is delivered.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled, enabled
}

open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
  open var providesAppNotificationSettings: Bool { false }
}

public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active, timeSensitive, critical
}

extension NSString {
  /// The key itself. On Apple platforms the text is looked up when the notification is shown.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String { key }
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}

open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public fileprivate(set) var _title = ""
  public fileprivate(set) var _subtitle = ""
  public fileprivate(set) var _body = ""
  public fileprivate(set) var _badge: NSNumber?
  public fileprivate(set) var _sound: UNNotificationSound?
  public fileprivate(set) var _userInfo: [AnyHashable: Any] = [:]
  public fileprivate(set) var _categoryIdentifier = ""
  public fileprivate(set) var _threadIdentifier = ""
  public fileprivate(set) var _attachments: [UNNotificationAttachment] = []
  public fileprivate(set) var _interruptionLevel = UNNotificationInterruptionLevel.active
  public fileprivate(set) var _relevanceScore: Double = 0
  public fileprivate(set) var _targetContentIdentifier: String?
  public fileprivate(set) var _launchImageName = ""
  public fileprivate(set) var _summaryArgument = ""
  public fileprivate(set) var _summaryArgumentCount = 0
  public fileprivate(set) var _filterCriteria: String?

  open func copy(with zone: NSZone? = nil) -> Any { copied(UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(UNMutableNotificationContent()) }

  private func copied(_ copy: UNNotificationContent) -> UNNotificationContent {
    copy._title = _title
    copy._subtitle = _subtitle
    copy._body = _body
    copy._badge = _badge
    copy._sound = _sound
    copy._userInfo = _userInfo
    copy._categoryIdentifier = _categoryIdentifier
    copy._threadIdentifier = _threadIdentifier
    copy._attachments = _attachments
    copy._interruptionLevel = _interruptionLevel
    copy._relevanceScore = _relevanceScore
    copy._targetContentIdentifier = _targetContentIdentifier
    copy._launchImageName = _launchImageName
    copy._summaryArgument = _summaryArgument
    copy._summaryArgumentCount = _summaryArgumentCount
    copy._filterCriteria = _filterCriteria
    return copy
  }

  open var interruptionLevel: UNNotificationInterruptionLevel { _interruptionLevel }
  open var relevanceScore: Double { _relevanceScore }
  open var targetContentIdentifier: String? { _targetContentIdentifier }
  open var launchImageName: String { _launchImageName }
  open var summaryArgument: String { _summaryArgument }
  open var summaryArgumentCount: Int { _summaryArgumentCount }
  open var filterCriteria: String? { _filterCriteria }
  open var title: String { _title }
  open var subtitle: String { _subtitle }
  open var body: String { _body }
  open var badge: NSNumber? { _badge }
  open var sound: UNNotificationSound? { _sound }
  open var userInfo: [AnyHashable: Any] { _userInfo }
  open var categoryIdentifier: String { _categoryIdentifier }
  open var threadIdentifier: String { _threadIdentifier }
  open var attachments: [UNNotificationAttachment] { _attachments }
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var launchImageName: String {
    get { _launchImageName }
    set { _launchImageName = newValue }
  }
  open override var summaryArgument: String {
    get { _summaryArgument }
    set { _summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { _summaryArgumentCount }
    set { _summaryArgumentCount = newValue }
  }
  open override var filterCriteria: String? {
    get { _filterCriteria }
    set { _filterCriteria = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { _interruptionLevel }
    set { _interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { _relevanceScore }
    set { _relevanceScore = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { _targetContentIdentifier }
    set { _targetContentIdentifier = newValue }
  }
  open override var title: String {
    get { _title }
    set { _title = newValue }
  }
  open override var subtitle: String {
    get { _subtitle }
    set { _subtitle = newValue }
  }
  open override var body: String {
    get { _body }
    set { _body = newValue }
  }
  open override var badge: NSNumber? {
    get { _badge }
    set { _badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { _sound }
    set { _sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { _userInfo }
    set { _userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { _categoryIdentifier }
    set { _categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { _threadIdentifier }
    set { _threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { _attachments }
    set { _attachments = newValue }
  }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

open class UNNotification: NSObject, @unchecked Sendable {
  public let date = Date()
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) { self.request = request }
}

open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

/// An extension that modifies notifications. No host loads it.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  /// Passes the content on unchanged.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Never called.
  open func serviceExtensionTimeWillExpire() {}
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}

extension UNNotificationAction {
  /// The icon has no effect.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) { self.init(identifier: identifier, title: title, options: options) }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public var rawValue: UInt
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public let hiddenPreviewsBodyPlaceholder: String
  public let categorySummaryFormat: String

  /// The preview placeholder and the summary format have no effect.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  open class func current() -> UNUserNotificationCenter { shared }

  /// Denies access.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  private var categories: Set<UNNotificationCategory> = []

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  private func enter(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }

  private var pending: [UNNotificationRequest] { lock.withLock { requests } }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    enter(request)
    completionHandler?(nil)
  }

  open func add(_ request: UNNotificationRequest) async throws { enter(request) }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories) }

  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// Never called.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
