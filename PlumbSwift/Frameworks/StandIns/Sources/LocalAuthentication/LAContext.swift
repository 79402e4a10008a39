// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import PlumbAbsence

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
  case deviceOwnerAuthenticationWithCompanion
  case deviceOwnerAuthenticationWithBiometricsOrCompanion
}

public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
public let LAErrorDomain = LAError.errorDomain

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID, opticID
}

public struct LAError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryDisconnected = -13
    case notInteractive = -1004

    // Names from before Face ID.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    public static let touchIDLockout = Code.biometryLockout
  }

  public static let errorDomain = "com.apple.LocalAuthentication"
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var companionNotAvailable: Code { .companionNotAvailable }
  public static var biometryDisconnected: Code { .biometryDisconnected }
  public static var notInteractive: Code { .notInteractive }
  public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
  public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
  public static var touchIDLockout: Code { .touchIDLockout }
}

/// A context whose evaluations fail.
open class LAContext: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var interactionNotAllowed = false
  open var evaluatedPolicyDomainState: Data? { nil }
  // Deprecated.
  open var maxBiometryFailures: NSNumber?
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Always false.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }

  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  open func invalidate() {}

  /// Always false.
  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }

  /// Always false.
  open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}
