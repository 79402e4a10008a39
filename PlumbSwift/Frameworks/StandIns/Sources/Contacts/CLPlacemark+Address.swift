// SPDX-License-Identifier: MIT

public import CoreLocation

extension CLPlacemark {
  /// Nil: no place is found.
  public var postalAddress: CNPostalAddress? { nil }
}
