// SPDX-License-Identifier: MIT

@_exported import Foundation

// No accessory is connected.

open class EAAccessory: NSObject {
  open var isConnected: Bool { false }
  open var connectionID: Int { 0 }
  open var name: String { "" }
  open var manufacturer: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var protocolStrings: [String] { [] }
}

open class EASession: NSObject {
  public let accessory: EAAccessory?
  public let protocolString: String?
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }

  public init?(accessory: EAAccessory, forProtocol protocolString: String) { nil }
}

open class EAAccessoryManager: NSObject, @unchecked Sendable {
  private static let manager = EAAccessoryManager()
  open class func shared() -> EAAccessoryManager { manager }
  open var connectedAccessories: [EAAccessory] { [] }
  /// No effect.
  open func registerForLocalNotifications() {}
  /// No effect.
  open func unregisterForLocalNotifications() {}
}

public let EAAccessoryKey = "EAAccessoryKey"

extension Notification.Name {
  /// Never posted.
  public static let EAAccessoryDidConnect = Notification.Name("EAAccessoryDidConnectNotification")
  /// Never posted.
  public static let EAAccessoryDidDisconnect = Notification.Name(
    "EAAccessoryDidDisconnectNotification")
}
