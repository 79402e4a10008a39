// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// Types of credential provider extensions. No host loads such an extension.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

public struct ASExtensionError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = ASExtensionError
    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102
  }

  public static let errorDomain = "ASExtensionErrorDomain"
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

public let ASExtensionErrorDomain = ASExtensionError.errorDomain

open class ASCredentialServiceIdentifier: NSObject, NSCopying {
  public enum IdentifierType: Int, Sendable { case domain, URL }

  public let identifier: String
  public let type: IdentifierType

  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol ASCredentialIdentity: NSObjectProtocol {
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  var user: String { get }
  var recordIdentifier: String? { get }
  var rank: Int { get set }
}

open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0

  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
  }
}

open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// No effect.
  open func completeExtensionConfigurationRequest() {}
}

/// The controller of an extension, which no host calls.
@preconcurrency @MainActor
open class ASCredentialProviderViewController: UIViewController {
  private let context = ASCredentialProviderExtensionContext()

  open override var extensionContext: ASCredentialProviderExtensionContext { context }

  /// Never called.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  /// Never called.
  open func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  /// Never called.
  open func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  /// Never called.
  open func prepareInterfaceForExtensionConfiguration() {}
}

/// A store without entries. Changes fail.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  public static let shared = ASCredentialIdentityStore()

  open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
    completion(ASCredentialIdentityStoreState())
  }

  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

  /// Fails.
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }

  /// Fails.
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }

  /// Fails.
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }

  /// Fails.
  open func removeAllCredentialIdentities(
    _ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completion?(false, nil) }
}

open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}
