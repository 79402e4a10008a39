// SPDX-License-Identifier: MIT

@_exported import Foundation

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

public struct LAError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
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
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
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

  public override init() {
    super.init()
  }

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
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }

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
