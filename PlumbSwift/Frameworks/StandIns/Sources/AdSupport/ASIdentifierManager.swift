// SPDX-License-Identifier: MIT

@_exported import Foundation

open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  /// All zeros, as where tracking is refused.
  public let advertisingIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  open var isAdvertisingTrackingEnabled: Bool { false }
}
