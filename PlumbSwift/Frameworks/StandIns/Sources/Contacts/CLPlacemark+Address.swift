// SPDX-License-Identifier: MIT

public import CoreLocation

extension CLPlacemark {
  public var postalAddress: CNPostalAddress? { nil }
}
