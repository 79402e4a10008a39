// SPDX-License-Identifier: MIT

import CoreLocation
import UIKit

extension MKMapView {
  /// No effect.
  @preconcurrency @MainActor
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion

    public init?(mapRect: MKMapRect) {
      guard !mapRect.isNull else { return nil }
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
    }

    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
      let corners = [1.0, -1].map {
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: region.center.latitude + $0 * half.0,
            longitude: region.center.longitude - $0 * half.1))
      }
      mapRect = MKMapRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
        height: corners[1].y - corners[0].y)
    }
  }

  public var annotationVisibleRect: CGRect { bounds }

  /// Asks the delegate. The renderer draws nothing.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlays.contains { $0 === overlay } ? delegate?.mapView(self, rendererFor: overlay) : nil
  }
}
