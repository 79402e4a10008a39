// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation
import UIKit

// Controls of maps. They have UIKit's sizes and stay empty.

@preconcurrency @MainActor
open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

@preconcurrency @MainActor
open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing
  }

  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive
  open var legendAlignment = Alignment.leading

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// An item that stays empty.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}

extension MKMapView {
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: Double
    public let maxCenterCoordinateDistance: Double

    public init?(minCenterCoordinateDistance: Double, maxCenterCoordinateDistance: Double) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }

    public init?(minCenterCoordinateDistance: Double) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      maxCenterCoordinateDistance = -1
    }

    public init?(maxCenterCoordinateDistance: Double) {
      minCenterCoordinateDistance = -1
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }

  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
}

// MARK: Configurations of maps

open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }

  open var elevationStyle = ElevationStyle.flat
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }
}

// MARK: Pictures of maps

/// A snapshotter whose requests fail.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 2
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()

    public nonisolated override init() { super.init() }
  }

  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public init(options: Options) { super.init() }

  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.unknown))
  }

  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, MKError(.unknown)) }

  open func cancel() {}
}
