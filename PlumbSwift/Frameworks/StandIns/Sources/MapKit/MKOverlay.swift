// SPDX-License-Identifier: MIT

import CoreLocation
import UIKit

@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  fileprivate var coordinates: [CLLocationCoordinate2D] = []
  public var pointCount: Int { coordinates.count }

  public nonisolated override init() { super.init() }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) {
    self.init()
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
    if let first = coordinates.first { coordinate = first }
  }

  public func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (place, index) in (range.location..<range.location + range.length).enumerated()
    where coordinates.indices.contains(index) {
      coords[place] = coordinates[index]
    }
  }

  open var boundingMapRect: MKMapRect {
    coordinates.map(MKMapPoint.init).reduce(.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }
}

@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// A geodesic line. It stores the given points and computes no others.
@preconcurrency @MainActor
open class MKGeodesicPolyline: MKPolyline {}

@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = coord
  }

  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let corners = [-1.0, 1].map {
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: coordinate.latitude - $0 * half.0,
          longitude: coordinate.longitude + $0 * half.1))
    }
    return MKMapRect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y)
  }
}

@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// The URL of a tile, from the template.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let values = [
      "{x}": path.x, "{y}": path.y, "{z}": path.z, "{scale}": Int(path.contentScaleFactor),
    ]
    let text = values.reduce(urlTemplate ?? "") {
      $0.replacingOccurrences(of: $1.key, with: String($1.value))
    }
    return URL(string: text) ?? URL(filePath: "/")
  }

  /// Never called.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { result(nil, CocoaError(.featureUnsupported)) }
}

public struct MKTileOverlayPath: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat

  public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}

/// A renderer that draws nothing. Colours and widths are stored.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}

  /// Never called.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Never called.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  // The coordinates of the renderer are those of the map.

  public func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(
      x: mapPoint.x - overlay.boundingMapRect.minX, y: mapPoint.y - overlay.boundingMapRect.minY)
  }

  public func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: point.x + overlay.boundingMapRect.minX, y: point.y + overlay.boundingMapRect.minY)
  }

  public func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  public func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: rect.width, height: rect.height))
  }
}

public typealias MKZoomScale = CGFloat

public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 12 / zoomScale }

@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
  open var shouldRasterize = false
  open var path: CGPath?

  /// Never called.
  open func createPath() {}
  open func invalidatePath() { path = nil }

  /// No effect.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}

  /// No effect.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}

  /// No effect.
  open func strokePath(_ path: CGPath, in context: CGContext) {}

  /// No effect.
  open func fillPath(_ path: CGPath, in context: CGContext) {}
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  open func reloadData() {}

  public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
