// SPDX-License-Identifier: MIT

public import Foundation

/// Formats quantities in English. Foundation's class is only available on Apple's platforms.
///
/// Lengths, masses, temperatures and speeds are converted to the units of the locale's region,
/// unless the provided unit is requested.
// Clients configure a formatter before they share it.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(from: measurement) { _ in nil }
  }

  /// - Parameter written: formats a number. If it returns nil, the number formatter is used.
  package func string<UnitType: Unit>(
    from measurement: Measurement<UnitType>, _ written: (Double) -> String?
  ) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number =
      written(value) ?? numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      if unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
      if unitStyle != .long { return number + (unitStyle == .short ? "°" : unit.symbol) }
    }
    return switch unitStyle {
    case .short: number + unit.symbol
    case .long: number + " " + name(of: unit, isSingular: value == 1)
    default: number + " " + unit.symbol
    }
  }

  open func string(from unit: Unit) -> String {
    unitStyle == .long ? name(of: unit, isSingular: false) : unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map {
      string(from: Measurement(value: $0.doubleValue, unit: $0.unit))
    }
  }

  // MARK: Units

  private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let dimension = unit as? Dimension else { return (value, unit) }
    func convert(to other: Dimension) -> (Double, Unit) {
      let base = dimension.converter.baseUnitValue(fromValue: value)
      return (other.converter.value(fromBaseUnitValue: base), other)
    }
    var chosen = dimension
    if !unitOptions.contains(.providedUnit), let preferred = preferred(for: dimension) {
      chosen = preferred
    }
    if unitOptions.contains(.naturalScale),
      let scale = Self.scales.first(where: { $0.contains(chosen) })
    {
      let largest = scale.last { abs(convert(to: $0).0) >= 1 }
      chosen = largest ?? scale[0]
    }
    return convert(to: chosen)
  }

  private func preferred(for unit: Dimension) -> Dimension? {
    let isAmerican = ["US", "LR", "MM"].contains(locale.region?.identifier ?? "")
    return switch unit {
    case is UnitLength: isAmerican ? UnitLength.miles : UnitLength.kilometers
    case is UnitMass: isAmerican ? UnitMass.pounds : UnitMass.kilograms
    case is UnitTemperature: isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed:
      isAmerican || locale.region?.identifier == "GB"
        ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    default: nil
    }
  }

  /// The units of each kind, smallest first.
  private static var scales: [[Dimension]] {
    [
      [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
      [UnitLength.inches, UnitLength.feet, UnitLength.miles],
      [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms],
      [UnitMass.ounces, UnitMass.pounds],
      [UnitVolume.milliliters, UnitVolume.liters],
      [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
    ]
  }

  private func name(of unit: Unit, isSingular: Bool) -> String {
    guard let (one, many) = Self.names[unit.symbol] else { return unit.symbol }
    return isSingular ? one : many ?? one + "s"
  }

  private static let names: [String: (String, String?)] = [
    "mm": ("millimeter", nil), "cm": ("centimeter", nil), "m": ("meter", nil),
    "km": ("kilometer", nil), "in": ("inch", "inches"), "ft": ("foot", "feet"),
    "yd": ("yard", nil), "mi": ("mile", nil), "mg": ("milligram", nil), "g": ("gram", nil),
    "kg": ("kilogram", nil), "oz": ("ounce", nil), "lb": ("pound", nil), "t": ("metric ton", nil),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "mL": ("milliliter", nil), "L": ("liter", nil),
    "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "s": ("second", nil), "min": ("minute", nil),
    "hr": ("hour", nil), "W": ("watt", nil), "kW": ("kilowatt", nil), "J": ("joule", nil),
    "kCal": ("kilocalorie", nil), "cal": ("calorie", nil), "°": ("degree", nil),
  ]
}
