// SPDX-License-Identifier: MIT

import MapKit
import UIKit
import WebKit
import XCTest

/// Storyboards with views of other frameworks, which have their own elements.
final class StoryboardTests: XCTestCase {
  @MainActor
  func testElementsOfFrameworksAreConnected() throws {
    let storyboard = UIStoryboard(name: "Place", bundle: .module)
    let controller = try XCTUnwrap(
      storyboard.instantiateInitialViewController() as? PlaceController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertTrue(controller.mapView.delegate === controller)
    XCTAssertEqual(controller.mapView.frame.size, CGSize(width: 390, height: 300))
    XCTAssertEqual(controller.webView.frame.minY, controller.mapView.frame.maxY)
    XCTAssertEqual(controller.webView.scrollView.frame, controller.webView.bounds)
  }
}

final class PlaceController: UIViewController, MKMapViewDelegate {
  @IBOutlet weak var mapView: MKMapView!
  @IBOutlet weak var webView: WKWebView!
}
