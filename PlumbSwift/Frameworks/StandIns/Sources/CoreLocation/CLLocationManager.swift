// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence

// Clients change these objects on one thread, so the classes are unchecked Sendable.

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// A manager that stores its settings. It never asks for permission, and requests for the location
/// fail.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDirection = 1
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open private(set) var rangedRegions: Set<CLRegion> = []
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
  open var headingOrientation = CLDeviceOrientation.portrait
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func deferredLocationUpdatesAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}

  /// Fails with `locationUnknown`.
  open func requestLocation() {
    Absence.tell("the location is not available")
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
  }

  open func startUpdatingLocation() { Absence.tell("the location is not available") }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

  /// No effect.
  open func requestState(for region: CLRegion) {}
  open func dismissHeadingCalibrationDisplay() {}
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  open func disallowDeferredLocationUpdates() {}

  /// Fails with `promptDeclined`.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    Absence.tell("the location is not available")
    completion?(CLError(.promptDeclined))
  }

  /// - Throws: Always `promptDeclined`.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws { throw CLError(.promptDeclined) }

  // MARK: Beacons

  open class func isRangingAvailable() -> Bool { false }

  /// Stores the constraint. Beacons are never found.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
  }

  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }

  /// Stores the region. Beacons are never found.
  open func startRangingBeacons(in region: CLBeaconRegion) { rangedRegions.insert(region) }
  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
}
