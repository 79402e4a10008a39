// SPDX-License-Identifier: MIT

@_exported import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

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
  }

  public static let errorDomain = "com.apple.LocalAuthentication"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Nobody can prove who they are: there is nothing to prove it with.
open class LAContext: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var interactionNotAllowed = false
  /// Nil: nothing was proved.
  open var evaluatedPolicyDomainState: Data? { nil }
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  public override init() {
    super.init()
  }

  /// False.
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
}
