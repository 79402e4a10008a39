// SPDX-License-Identifier: MIT

import CoreLocation
import ImageIO
import LocalAuthentication
import MapKit
import MediaPlayer
import Photos
import XCTest

/// Expectations: Apple's documentation of devices without music, photos and a location.
final class MusicAndPlacesTests: XCTestCase {
  func testPlayersKeepTheirQueue() {
    let player = MPMusicPlayerController.applicationMusicPlayer
    let items = [MPMediaItem(), MPMediaItem()]
    player.setQueue(with: MPMediaItemCollection(items: items))
    XCTAssertTrue(player.nowPlayingItem === items[0])
    player.skipToNextItem()
    XCTAssertEqual(player.indexOfNowPlayingItem, 1)
    player.play()
    XCTAssertEqual(player.playbackState, .playing)
    player.stop()
    let query = MPMediaQuery.albums()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "a", forProperty: MPMediaItemPropertyTitle))
    XCTAssertEqual(query.filterPredicates?.count, 1)
    XCTAssertEqual(query.collections?.count, 0)
  }

  @MainActor func testPickersKeepTheirSettings() {
    let picker = MPMediaPickerController(mediaTypes: .music)
    picker.allowsPickingMultipleItems = true
    picker.loadViewIfNeeded()
    XCTAssertEqual(picker.mediaTypes, .music)
    XCTAssertEqual(MPMediaPickerController().mediaTypes, .any)
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let pin = MKPointAnnotation(__coordinate: coordinate, title: "a", subtitle: nil)
    XCTAssertEqual(pin.coordinate.longitude, 2)
    XCTAssertEqual(pin.title, "a")
  }

  func testContentEditingRequestsFail() {
    var info: [AnyHashable: Any]?
    PHAsset().requestContentEditingInput(with: PHContentEditingInputRequestOptions()) {
      XCTAssertNil($0)
      info = $1
    }
    XCTAssertNotNil(info?[PHContentEditingInputErrorKey])
  }

  func testLocationRequestsAreDeclined() async {
    let manager = CLLocationManager()
    let region = CLBeaconRegion(uuid: UUID(), major: 1, minor: 2, identifier: "a")
    XCTAssertEqual(region.minor, 2)
    manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
    XCTAssertEqual(manager.rangedBeaconConstraints.count, 1)
    manager.startMonitoringVisits()
    do {
      try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "a")
      XCTFail("nobody agrees")
    } catch { XCTAssertEqual((error as? CLError)?.code, .promptDeclined) }
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: 1,
      verticalAccuracy: 1, course: 0, courseAccuracy: 3, speed: 0, speedAccuracy: 4,
      timestamp: Date())
    XCTAssertEqual(place.courseAccuracy, 3)
    XCTAssertEqual(CLLocation().speedAccuracy, -1)
    XCTAssertNil(place.floor)
    XCTAssertEqual(LAError.notInteractive.rawValue, -1004)
  }

  @MainActor func testIncrementalImagesLoadWhenComplete() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = try XCTUnwrap(
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
        .image {
          UIColor.red.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        .pngData())
    let source = CGImageSourceCreateIncremental(nil)
    XCTAssertEqual(CGImageSourceGetCount(source), 0)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
    CGImageSourceUpdateData(source, data as CFData, true)
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    XCTAssertEqual(properties?[kCGImagePropertyPixelWidth as String] as? Int, 3)
  }
}
