// SPDX-License-Identifier: MIT

import Foundation

public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let weatherAlerts: [WeatherAlert]?
}

public struct WeatherMetadata: Codable, Hashable, Sendable {
  public let date: Date
  public let expirationDate: Date
}

public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable,
  Hashable, Sendable
{
  public let forecast: [Element]
  public let metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  /// The words of the name.
  public var description: String {
    let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

public struct Wind: Codable, Hashable, Sendable {
  public enum CompassDirection: String, Codable, CaseIterable, Hashable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
  }

  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, Codable, CaseIterable, Hashable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }

  public var value: Int
  public var category: ExposureCategory
}

public enum Precipitation: String, Codable, CaseIterable, Hashable, Sendable {
  case none, hail, mixed, rain, sleet, snow
}

public enum PressureTrend: String, Codable, CaseIterable, Hashable, Sendable {
  case rising, falling, steady
}

public struct CurrentWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var cloudCover: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var visibility: Measurement<UnitLength>
  public var uvIndex: UVIndex
  public var wind: Wind
  public var metadata: WeatherMetadata
}

public struct HourWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var cloudCover: Double
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var visibility: Measurement<UnitLength>
  public var uvIndex: UVIndex
  public var wind: Wind
}

public struct DayWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var uvIndex: UVIndex
  public var wind: Wind
  public var sun: SunEvents
  public var moon: MoonEvents
}

public struct SunEvents: Codable, Hashable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
  public var solarMidnight: Date?
  public var civilDawn: Date?
  public var civilDusk: Date?
}

public enum MoonPhase: String, Codable, CaseIterable, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
}

public struct MoonEvents: Codable, Hashable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}

public struct MinuteWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public enum WeatherSeverity: String, Codable, CaseIterable, Hashable, Sendable {
  case minor, moderate, severe, extreme, unknown
}

public struct WeatherAlert: Codable, Hashable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}
