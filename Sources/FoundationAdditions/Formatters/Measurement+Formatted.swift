// SPDX-License-Identifier: MIT

public import Foundation

/// The purpose of a quantity, which determines its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  package let name: String

  /// A unit of the locale's region.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a way. Formatted like ``general``.
  public static var road: Self { Self(name: "road") }
  /// The height of a person. Formatted like ``general``, but in centimeters or feet.
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person. Formatted like ``general``.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Kilocalories.
  public static var food: Self { Self(name: "food") }
  /// Kilocalories.
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// Formats quantities in English, like ``MeasurementFormatter``.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      package let style: Formatter.UnitStyle.RawValue

      /// "5 kilometers".
      public static var wide: Self { Self(style: Formatter.UnitStyle.long.rawValue) }
      /// "5 km".
      public static var abbreviated: Self { Self(style: Formatter.UnitStyle.medium.rawValue) }
      /// "5km".
      public static var narrow: Self { Self(style: Formatter.UnitStyle.short.rawValue) }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
      formatter.numberFormatter.maximumFractionDigits = 2
      var shown = Measurement<Dimension>(value: value.value, unit: value.unit)
      if let unit = preferredUnit { shown.convert(to: unit) }
      let keepsUnit = usage?.name == "asProvided" || preferredUnit != nil
      formatter.unitOptions = keepsUnit ? .providedUnit : []
      let style = numberFormatStyle?.locale(locale)
      return formatter.string(from: shown) { number in style?.format(number) }
    }

    private var preferredUnit: Dimension? {
      let isAmerican = locale.region?.identifier == "US"
      return switch usage?.name {
      case "personHeight": isAmerican ? UnitLength.feet : UnitLength.centimeters
      case "food", "workout": UnitEnergy.kilocalories
      default: nil
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
