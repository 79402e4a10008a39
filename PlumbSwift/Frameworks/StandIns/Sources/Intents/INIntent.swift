// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Siri is not available. Intents store their values.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String?
  open var suggestedInvocationPhrase: String?
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}

open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}

open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
  public convenience init(uiImage image: UIImage) { self.init() }
}

open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  public init?(intent: INIntent) { self = .intent(intent) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(_ shortcut: INShortcut, phrase: String) {
    (self.shortcut, invocationPhrase) = (shortcut, phrase)
  }
}

open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}

  /// Calls the completion handler with an empty list.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
}

open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any { self }
}

open class INPersonHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
  public let value: String?
  public let type: HandleType

  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}

open class INPerson: NSObject, @unchecked Sendable {
  public let displayName: String
  public let personHandle: INPersonHandle?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.displayName = displayName ?? ""
    self.personHandle = personHandle
  }
}

extension NSUserActivity {
  public var suggestedInvocationPhrase: String? {
    get { userInfo?["suggestedInvocationPhrase"] as? String }
    set { addUserInfoEntries(from: ["suggestedInvocationPhrase": newValue as Any]) }
  }
}
