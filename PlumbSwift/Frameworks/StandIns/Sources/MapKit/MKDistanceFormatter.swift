// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// Formats distances in the units of the locale: metres below a kilometre, feet below a tenth of a
/// mile.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric =
      switch units {
      case .default: (locale ?? .current).measurementSystem == .metric
      case .metric: true
      case .imperial, .imperialWithYards: false
      }
    let (short, long) =
      isMetric
      ? (UnitLength.meters, UnitLength.kilometers) : (UnitLength.feet, UnitLength.miles)
    let length = Measurement(value: distance, unit: UnitLength.meters)
    let far = length.converted(to: long)
    let shown = abs(far.value) < (isMetric ? 1 : 0.1) ? length.converted(to: short) : far
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.maximumFractionDigits = shown.unit == long ? 1 : 0
    return formatter.string(from: shown)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CLLocationDistance).map(string(fromDistance:))
  }
}
