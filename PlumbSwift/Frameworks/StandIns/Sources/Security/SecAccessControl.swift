// SPDX-License-Identifier: MIT

import Foundation

public final class SecAccessControl: Sendable {}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public var rawValue: UInt
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// An access control that requires no authentication.
public func SecAccessControlCreateWithFlags(
  _ allocator: AnyObject?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }

public var kSecAttrAccessControl: NSString { "accc" }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString { "akpu" }
public var kSecAttrAccessibleAlways: NSString { "dk" }
public var kSecUseAuthenticationContext: NSString { "u_AuthCtx" }
public var kSecUseAuthenticationUI: NSString { "u_AuthUI" }
public var kSecUseAuthenticationUIFail: NSString { "u_AuthUIF" }
public var kSecUseOperationPrompt: NSString { "u_OpPrompt" }
public var kSecUseDataProtectionKeychain: NSString { "nleg" }
public var kSecReturnRef: NSString { "r_Ref" }
public var kSecReturnPersistentRef: NSString { "r_PersistentRef" }
public var kSecValueRef: NSString { "v_Ref" }
public var kSecAttrComment: NSString { "icmt" }
public var kSecAttrDescription: NSString { "desc" }
public var kSecAttrCreationDate: NSString { "cdat" }
public var kSecAttrModificationDate: NSString { "mdat" }
public var kSecAttrPort: NSString { "port" }
public var kSecAttrPath: NSString { "path" }
public var kSecAttrProtocol: NSString { "ptcl" }
public var kSecAttrSynchronizableAny: NSString { "syna" }
