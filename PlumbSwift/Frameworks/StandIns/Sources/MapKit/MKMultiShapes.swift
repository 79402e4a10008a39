// SPDX-License-Identifier: MIT

import UIKit

@preconcurrency @MainActor
open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
    if let first = polylines.first { coordinate = first.coordinate }
  }

  open var boundingMapRect: MKMapRect {
    polylines.map(\.boundingMapRect).reduce(.null) { $0.union($1) }
  }
}

@preconcurrency @MainActor
open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
    if let first = polygons.first { coordinate = first.coordinate }
  }

  open var boundingMapRect: MKMapRect {
    polygons.map(\.boundingMapRect).reduce(.null) { $0.union($1) }
  }
}

@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
