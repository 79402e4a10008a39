// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import PlumbAbsence

// VPN tunnels and hotspots are not available. All requests fail.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

public struct NEVPNError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = NEVPNError
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  public static let errorDomain = "NEVPNErrorDomain"
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}

open class NEVPNProtocol: NSObject {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityData: Data?
  open var disconnectOnSleep = false
}

open class NEVPNProtocolIPSec: NEVPNProtocol {
  open var localIdentifier: String?
  open var remoteIdentifier: String?
  open var sharedSecretReference: Data?
  open var useExtendedAuthentication = false
}

open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {}

open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

open class NEVPNConnection: NSObject {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  /// - Throws: Always, because tunnels are not available.
  open func startVPNTunnel() throws { throw NEVPNError(.connectionFailed) }
  /// No effect.
  open func stopVPNTunnel() {}
}

open class NEOnDemandRule: NSObject {}
open class NEOnDemandRuleConnect: NEOnDemandRule {}

open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let manager = NEVPNManager()
  open class func shared() -> NEVPNManager { manager }
  public let connection = NEVPNConnection()
  open var protocolConfiguration: NEVPNProtocol?
  open var localizedDescription: String?
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?

  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }

  private func fail(_ completionHandler: (((any Error)?) -> Void)?) {
    Absence.tell("VPN tunnels are not available")
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
}

extension Notification.Name {
  /// Never posted.
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschange")
  /// Never posted.
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationchange")
}

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

public struct NEHotspotConfigurationError: CodedError {
  public enum Code: Int, CodedErrorCode {
    public typealias Failure = NEHotspotConfigurationError
    case invalid, invalidSSID, invalidWPAPassphrase
    case userDenied = 7
    case `internal` = 8
    case pending = 9
    case alreadyAssociated = 13
  }

  public static let errorDomain = "NEHotspotConfigurationErrorDomain"
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var invalid: Code { .invalid }
  public static var invalidSSID: Code { .invalidSSID }
  public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
  public static var userDenied: Code { .userDenied }
  public static var `internal`: Code { .`internal` }
  public static var pending: Code { .pending }
  public static var alreadyAssociated: Code { .alreadyAssociated }
}

open class NEHotspotConfiguration: NSObject {
  public let ssid: String
  open var joinOnce = false

  public init(ssid SSID: String) { ssid = SSID }
  public init(ssid SSID: String, passphrase: String, isWEP: Bool) { ssid = SSID }
}

open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  public static let shared = NEHotspotConfigurationManager()

  /// Fails.
  open func apply(
    _ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(NEHotspotConfigurationError(.internal)) }

  /// No effect.
  open func removeConfiguration(forSSID SSID: String) {}

  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
    completionHandler([])
  }
}

open class NEHotspotNetwork: NSObject {
  open var ssid: String { "" }
  open var bssid: String { "" }

  /// Calls the completion handler with nil.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    completionHandler(nil)
  }
}
