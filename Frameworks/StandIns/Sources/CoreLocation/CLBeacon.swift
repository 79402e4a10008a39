// SPDX-License-Identifier: MIT

import Foundation

// There is no radio: nothing is ranged.

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }

  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

open class CLBeacon: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}

extension CLLocationManager {
  /// False.
  public class func isRangingAvailable() -> Bool { false }

  /// No effect.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  /// No effect.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
