// SPDX-License-Identifier: MIT

@_exported import Foundation

// There are no accounts: stores are empty and access is refused.

public let ACErrorDomain = "com.apple.accounts"
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo = "com.apple.sinaweibo"
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
public let ACFacebookAudienceEveryone = "everyone"
public let ACFacebookAudienceFriends = "friends"
public let ACFacebookAudienceOnlyMe = "me"

extension NSNotification.Name {
  /// Never posted.
  public static let ACAccountStoreDidChange = NSNotification.Name(
    "ACAccountStoreDidChangeNotification")
}

public struct ACErrorCode: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let ACErrorUnknown = ACErrorCode(1)
public let ACErrorAccountNotFound = ACErrorCode(6)
public let ACErrorPermissionDenied = ACErrorCode(7)

public enum ACAccountCredentialRenewResult: Int, Sendable { case renewed, rejected, failed }

open class ACAccountType: NSObject {
  public let identifier: String
  /// Empty.
  open var accountTypeDescription: String { "" }
  /// False.
  open var accessGranted: Bool { false }

  init(_ identifier: String) { self.identifier = identifier }
}

open class ACAccountCredential: NSObject {
  open var oauthToken: String?

  public init(oAuthToken token: String, tokenSecret secret: String) { oauthToken = token }
  public init(oAuth2Token token: String, refreshToken: String, expiryDate: Date) {
    oauthToken = token
  }
}

open class ACAccount: NSObject {
  open var accountType: ACAccountType
  open var accountDescription: String?
  open var username: String?
  open var credential: ACAccountCredential?
  /// Nil: no store keeps the account.
  open var identifier: NSString? { nil }
  open var userFullName: String? { nil }

  public init(accountType type: ACAccountType) { accountType = type }
}

open class ACAccountStore: NSObject {
  /// Empty.
  open var accounts: [Any]? { [] }

  public override init() { super.init() }

  open func account(withIdentifier identifier: String) -> ACAccount? { nil }

  open func accountType(withAccountTypeIdentifier typeIdentifier: String) -> ACAccountType? {
    ACAccountType(typeIdentifier)
  }

  /// Empty.
  open func accounts(with accountType: ACAccountType?) -> [Any]? { [] }

  /// Is refused: the account is not found.
  open func requestAccessToAccounts(
    with accountType: ACAccountType?, options: [AnyHashable: Any]? = nil,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(false, Self.failure) } }

  /// Fails: the account is not found.
  open func saveAccount(
    _ account: ACAccount,
    withCompletionHandler completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(false, Self.failure) } }

  /// Fails: the account is not found.
  open func renewCredentials(
    for account: ACAccount,
    completion: @escaping @Sendable (ACAccountCredentialRenewResult, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.failed, Self.failure) } }

  private static var failure: NSError {
    NSError(domain: ACErrorDomain, code: Int(ACErrorAccountNotFound.rawValue))
  }
}
