// SPDX-License-Identifier: MIT

@_exported import CoreLocation
@_exported import Foundation

// There is no weather service: what is asked of it fails, and so no weather is ever made.

public enum WeatherError: LocalizedError, Sendable {
  case permissionDenied, unknown

  public var errorDescription: String? { "There is no weather service here." }
}

/// Everything that is asked fails.
public final class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()

  public init() {}

  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.unknown
  }

  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.unknown }

  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.unknown }

  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.unknown }

  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.unknown }
  }
}

public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
  public static var current: Self { Self() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: Self { Self() }
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: Self { Self() }
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: Self { Self() }
}

extension WeatherQuery where T == [WeatherAlert]? {
  public static var alerts: Self { Self() }
}

public struct WeatherAttribution: Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let squareMarkURL: URL
  public let combinedMarkDarkURL: URL
  public let combinedMarkLightURL: URL
  public let legalAttributionText: String
}
