// SPDX-License-Identifier: MIT

import ActivityKit
import CoreNFC
import DeviceCheck
import JavaScriptCore
import MapKit
import MetalKit
import MultipeerConnectivity
import NetworkExtension
import PushKit
import QuickLookThumbnailing
import ReplayKit
import XCTest

/// Expectations: Apple's documentation of devices without the capability.
@MainActor
final class AbsentDevicesTests: XCTestCase {
  func testThereIsNoGraphicsProcessor() {
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

  func testScriptsAreNotCarriedOut() throws {
    let context = try XCTUnwrap(JSContext())
    var heard: String?
    context.exceptionHandler = { _, error in heard = error?.toString() }
    XCTAssertTrue(context.evaluateScript("1 + 1").isUndefined)
    XCTAssertEqual(heard, "Error: scripts are not carried out here")
    context.setObject(42, forKeyedSubscript: "answer" as NSString)
    XCTAssertEqual(context.objectForKeyedSubscript("answer").toInt32(), 42)
    XCTAssertEqual(JSValue(object: ["a": 1], in: context).forProperty("a").toString(), "1")
    XCTAssertTrue(context.objectForKeyedSubscript("other").isUndefined)
  }

  func testNobodyIsNearby() throws {
    final class Browser: NSObject, MCNearbyServiceBrowserDelegate {
      var error: (any Error)?
      func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
      ) {}
      func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
      func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
      { self.error = error }
    }
    let peer = MCPeerID(displayName: "me")
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "chat")
    let delegate = Browser()
    browser.delegate = delegate
    browser.startBrowsingForPeers()
    XCTAssertEqual((delegate.error as? MCError)?.code, .unavailable)
    XCTAssertThrowsError(try MCSession(peer: peer).send(Data(), toPeers: [peer], with: .reliable))
  }

  func testNothingIsReadProvedOrRecorded() async {
    XCTAssertFalse(NFCNDEFReaderSession.readingAvailable)
    XCTAssertFalse(DCAppAttestService.shared.isSupported)
    XCTAssertFalse(RPScreenRecorder.shared().isAvailable)
    XCTAssertNil(PKPushRegistry(queue: nil).pushToken(for: .voIP))
    do {
      _ = try await DCDevice.current.generateToken()
      XCTFail("there is no token")
    } catch { XCTAssertEqual((error as? DCError)?.code, .featureUnsupported) }
    var status: (any Error)?
    NEVPNManager.shared().loadFromPreferences { status = $0 }
    XCTAssertNotNil(status)
  }

  func testActivitiesAreRefused() throws {
    struct Trip: ActivityAttributes {
      struct ContentState: Codable, Hashable { var minutes: Int }
    }
    XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
    XCTAssertThrowsError(
      try Activity.request(
        attributes: Trip(), content: .init(state: .init(minutes: 3), staleDate: nil)))
    XCTAssertTrue(Activity<Trip>.activities.isEmpty)
  }

  func testImagesAloneHaveThumbnails() async throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("plumb-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    try image.pngData()?.write(to: url)
    func request(_ url: URL) -> QLThumbnailGenerator.Request {
      QLThumbnailGenerator.Request(
        fileAt: url, size: CGSize(width: 10, height: 10), scale: 1, representationTypes: .all)
    }
    let found = try await QLThumbnailGenerator.shared.generateBestRepresentation(
      for: request(url))
    XCTAssertEqual(found.type, .thumbnail)
    XCTAssertGreaterThan(found.uiImage.size.width, 0)
    do {
      _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(
        for: request(folder.appendingPathComponent("nothing.mov")))
      XCTFail("there is no such file")
    } catch { XCTAssertEqual((error as? QLThumbnailError)?.code, .generationFailed) }
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

  func testDistancesAreToldInTheUnitsOfTheLocale() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    XCTAssertEqual(formatter.string(fromDistance: 250), "250 m")
    XCTAssertEqual(formatter.string(fromDistance: 2500), "2.5 km")
    formatter.units = .imperial
    XCTAssertEqual(formatter.string(fromDistance: 3218.688), "2 mi")
  }
}
