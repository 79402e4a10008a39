// SPDX-License-Identifier: MIT

import MapKit
import MetalKit
import NetworkExtension
import PushKit
import XCTest

/// Expectations: Apple's documentation of devices without the capability.
@MainActor
final class AbsentDevicesTests: XCTestCase {
  func testThereIsNoGPU() {
    XCTAssertNil(MTLCreateSystemDefaultDevice())
    final class Renderer: NSObject, MTKViewDelegate {
      var sizes: [CGSize] = []
      func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
      func draw(in view: MTKView) { XCTFail("there is nothing to draw with") }
    }
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 20), device: nil)
    let renderer = Renderer()
    view.delegate = renderer
    view.layoutIfNeeded()
    let scale = view.traitCollection.displayScale
    XCTAssertEqual(renderer.sizes, [CGSize(width: 10 * scale, height: 20 * scale)])
    XCTAssertTrue(view.layer is CAMetalLayer)
    XCTAssertNil(view.currentDrawable)
  }

  func testPushTokensAndTunnelsAreAbsent() {
    XCTAssertNil(PKPushRegistry(queue: nil).pushToken(for: .voIP))
    var status: (any Error)?
    NEVPNManager.shared().loadFromPreferences { status = $0 }
    XCTAssertNotNil(status)
  }

  func testMapsKeepTheOrderOfOverlays() {
    let map = MKMapView()
    var corner = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let hole = MKPolygon(coordinates: &corner, count: 1)
    let below = MKPolygon(coordinates: &corner, count: 1, interiorPolygons: [hole])
    let above = MKGeodesicPolyline(coordinates: &corner, count: 1)
    map.addOverlay(below)
    map.insertOverlay(above, aboveOverlay: below)
    map.insertOverlay(hole, at: 0)
    XCTAssertTrue(map.overlays[0] === hole && map.overlays[2] === above)
    XCTAssertEqual(below.interiorPolygons?.count, 1)
    XCTAssertEqual(NSValue(mkCoordinate: corner).mkCoordinateValue.longitude, 2)
    let tiles = MKTileOverlay(urlTemplate: "https://tiles.test/{z}/{x}/{y}.png")
    XCTAssertEqual(
      tiles.url(forTilePath: MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1))
        .absoluteString, "https://tiles.test/3/1/2.png")
  }

  func testDistancesAreFormattedInTheUnitsOfTheLocale() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    XCTAssertEqual(formatter.string(fromDistance: 250), "250 m")
    XCTAssertEqual(formatter.string(fromDistance: 2500), "2.5 km")
    formatter.units = .imperial
    XCTAssertEqual(formatter.string(fromDistance: 3218.688), "2 mi")
  }
}
