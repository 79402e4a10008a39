// SPDX-License-Identifier: MIT

import MapKit
import XCTest

/// Expectations: Apple's documentation of MapKit and Core Location. Distances follow from the
/// geometry of a sphere.
final class MapKitTests: XCTestCase {
  @MainActor
  func testAnnotationViewsAreAtTheirCoordinates() {
    let controller = MapController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let centre = CLLocationCoordinate2D(latitude: 0, longitude: 10)
    controller.mapView.setRegion(
      MKCoordinateRegion(
        center: centre, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: false)
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 10.25)
    pin.title = "East"
    controller.mapView.addAnnotation(pin)
    controller.view.layoutIfNeeded()
    let view = controller.mapView.view(for: pin)
    XCTAssertTrue(view is PinView)
    XCTAssertEqual(view?.center.x ?? 0, 300, accuracy: 0.01)
    XCTAssertEqual(view?.center.y ?? 0, 200, accuracy: 0.01)
    XCTAssertEqual(view?.bounds.size, CGSize(width: 20, height: 20))
    controller.mapView.selectAnnotation(pin, animated: false)
    XCTAssertEqual(controller.selected, ["East"])
    let place = controller.mapView.convert(
      CGPoint(x: 100, y: 200), toCoordinateFrom: controller.mapView)
    XCTAssertEqual(place.longitude, 9.75, accuracy: 0.0001)
  }

  @MainActor
  func testAllAnnotationsAreShown() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pins = [(40.0, -3.0), (41.0, 2.0)].map { place -> MKPointAnnotation in
      let pin = MKPointAnnotation()
      pin.coordinate = CLLocationCoordinate2D(latitude: place.0, longitude: place.1)
      return pin
    }
    map.showAnnotations(pins, animated: false)
    XCTAssertEqual(map.annotations.count, 2)
    for pin in pins {
      XCTAssertTrue(map.bounds.contains(map.convert(pin.coordinate, toPointTo: map)))
    }
  }

  func testDistances() {
    // The length of one degree on the equator.
    let a = CLLocation(latitude: 0, longitude: 0)
    XCTAssertEqual(
      a.distance(from: CLLocation(latitude: 0, longitude: 1)), 111_195, accuracy: 1)
    let region = CLCircularRegion(center: a.coordinate, radius: 1000, identifier: "a")
    XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 0.008, longitude: 0)))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 0.01, longitude: 0)))
  }

  @MainActor
  func testLocationRequestsFail() {
    let controller = MapController()
    controller.locationManager.delegate = controller
    controller.locationManager.requestLocation()
    XCTAssertEqual(controller.failures, 1)
  }
}

private final class PinView: MKAnnotationView {
  override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    canShowCallout = true
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MapController: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
  let mapView = MKMapView()
  let locationManager = CLLocationManager()
  var selected: [String?] = []
  var failures = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.delegate = self
    mapView.register(PinView.self, forAnnotationViewWithReuseIdentifier: "pin")
    view.addSubview(mapView)
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKUserLocation) else { return nil }
    return mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    selected.append(view.annotation?.title ?? nil)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    failures += 1
  }
}
