// SPDX-License-Identifier: MIT

import Foundation

// More result codes, keys and values of keychain items.

public let errSecAllocate: OSStatus = -108
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInvalidItemRef: OSStatus = -25304
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

public var kSecAttrSecurityDomain: CFString { "sdmn" }
public var kSecAttrAuthenticationType: CFString { "atyp" }
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
public var kSecAttrProtocolHTTP: CFString { "http" }
public var kSecAttrProtocolHTTPS: CFString { "htps" }
public var kSecAttrProtocolFTP: CFString { "ftp " }
public var kSecAttrProtocolSSH: CFString { "ssh " }
public var kSecAttrProtocolSMTP: CFString { "smtp" }
public var kSecAttrProtocolIMAP: CFString { "imap" }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
public var kSecAttrIsInvisible: CFString { "invi" }
public var kSecAttrIsNegative: CFString { "nega" }
public var kSecAttrType: CFString { "type" }
public var kSecAttrCreator: CFString { "crtr" }
public var kSecAttrSubject: CFString { "subj" }
public var kSecAttrIssuer: CFString { "issr" }
public var kSecAttrSerialNumber: CFString { "slnr" }
public var kSecAttrSubjectKeyID: CFString { "skid" }
public var kSecAttrPublicKeyHash: CFString { "pkhh" }
public var kSecAttrCertificateType: CFString { "ctyp" }
public var kSecAttrEffectiveKeySize: CFString { "esiz" }
public var kSecAttrCanEncrypt: CFString { "encr" }
public var kSecAttrCanDecrypt: CFString { "decr" }
public var kSecAttrCanSign: CFString { "sign" }
public var kSecAttrCanVerify: CFString { "vrfy" }
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }
public var kSecMatchItemList: CFString { "m_ItemList" }
public var kSecMatchPolicy: CFString { "m_Policy" }
public var kSecMatchIssuers: CFString { "m_Issuers" }
public var kSecUseItemList: CFString { "u_ItemList" }
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
public var kSecUseNoAuthenticationUI: CFString { "u_NoAuthUI" }
public var kSecImportItemTrust: CFString { "trust" }
public var kSecImportItemCertChain: CFString { "chain" }
public var kSecImportItemKeyID: CFString { "keyid" }
public var kSecImportItemLabel: CFString { "label" }
