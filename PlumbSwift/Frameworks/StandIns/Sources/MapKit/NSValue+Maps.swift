// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation
import UIKit

extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgPoint: CGPoint(x: coordinate.longitude, y: coordinate.latitude))
  }

  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(cgPoint: CGPoint(x: span.longitudeDelta, y: span.latitudeDelta))
  }

  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: cgPointValue.y, longitude: cgPointValue.x)
  }

  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: cgPointValue.y, longitudeDelta: cgPointValue.x)
  }
}
