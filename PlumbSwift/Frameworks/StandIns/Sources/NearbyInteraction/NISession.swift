// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import simd

// There is no radio: sessions are not supported, and the delegate hears so.

open class NIDiscoveryToken: NSObject, @unchecked Sendable {}

open class NINearbyObject: NSObject {
  public static let distanceNotAvailable = Float.infinity
  public let discoveryToken = NIDiscoveryToken()
  open var distance: Float? { nil }
  open var direction: SIMD3<Float>? { nil }

  public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
}

open class NIConfiguration: NSObject {}

open class NINearbyPeerConfiguration: NIConfiguration {
  public let peerDiscoveryToken: NIDiscoveryToken
  open var isCameraAssistanceEnabled = false

  public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}

public struct NIError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedPlatform = -5889
    case invalidConfiguration = -5888
    case sessionFailed = -5887
    case userDidNotAllow = -5884
  }

  public let code: Code
}

public protocol NISessionDelegate: NSObjectProtocol {
  /// Never called.
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  /// Never called.
  func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
    reason: NINearbyObject.RemovalReason)
  /// Never called.
  func sessionWasSuspended(_ session: NISession)
  /// Never called.
  func sessionSuspensionEnded(_ session: NISession)
  func session(_ session: NISession, didInvalidateWith error: any Error)
}

extension NISessionDelegate {
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  public func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
    reason: NINearbyObject.RemovalReason
  ) {}
  public func sessionWasSuspended(_ session: NISession) {}
  public func sessionSuspensionEnded(_ session: NISession) {}
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}

public protocol NIDeviceCapability: NSObjectProtocol {
  var supportsPreciseDistanceMeasurement: Bool { get }
  var supportsDirectionMeasurement: Bool { get }
}

private final class NoCapability: NSObject, NIDeviceCapability, Sendable {
  static let shared = NoCapability()
  var supportsPreciseDistanceMeasurement: Bool { false }
  var supportsDirectionMeasurement: Bool { false }
}

open class NISession: NSObject {
  /// False.
  open class var isSupported: Bool { false }
  open class var deviceCapabilities: any NIDeviceCapability { NoCapability.shared }

  open weak var delegate: (any NISessionDelegate)?
  open private(set) var configuration: NIConfiguration?
  /// Nil: there is no radio.
  open var discoveryToken: NIDiscoveryToken? { nil }

  public override init() { super.init() }

  /// Tells the delegate that the platform is not supported.
  open func run(_ configuration: NIConfiguration) {
    self.configuration = configuration
    delegate?.session(self, didInvalidateWith: NIError(code: .unsupportedPlatform))
  }

  /// No effect.
  open func pause() {}
  /// No effect.
  open func invalidate() {}
}
