// SPDX-License-Identifier: MIT

/// The value of a date picker: a date and time in a time zone, with the format of a region.
public struct PickedDate: Hashable, Sendable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  public var hour: Int
  public var minute: Int
  /// The value of a countdown, in minutes.
  public private(set) var countdown = 0
  /// The interval between the values of the minute wheel.
  public private(set) var minuteInterval = 1
  /// Whether the time has 12 hours and AM or PM.
  public var uses12HourClock = true
  /// Whether the day is before the month.
  public var startsWithDay = false

  /// The date of a picker without a date. UIKit shows the current date; a fixed one keeps pictures
  /// reproducible.
  public static let sample = PickedDate(secondsSinceReferenceDate: 779_535_660)

  /// - Parameters:
  ///   - seconds: the seconds since the start of 2001 in UTC, limited to the years 1 to 9999.
  ///   - offset: the offset of the time zone from UTC, in seconds.
  public init(secondsSinceReferenceDate seconds: Double, offset: Int = 0) {
    let limited = seconds.isFinite ? min(max(seconds, -63_113_904_000), 252_423_993_599) : 0
    let total = Int(limited.rounded(.down)) + offset
    let days = Self.floor(total, 86_400)
    let rest = total - days * 86_400
    (hour, minute) = (rest / 3600, rest / 60 % 60)
    (year, month, day) = Self.date(daysSinceReferenceDate: days)
  }

  /// The number of days since 1 January 2001.
  private var days: Int {
    // Shifted years start in March, so that a leap day is the last day of its year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + Self.floor(shifted, 4) - Self.floor(shifted, 100)
      + Self.floor(shifted, 400) + dayOfYear - Self.daysBeforeReferenceDate
  }

  /// The days from 1 March of the year 0 to 1 January 2001, in the proleptic Gregorian calendar.
  private static let daysBeforeReferenceDate = 730_791

  private static func date(daysSinceReferenceDate days: Int) -> (Int, Int, Int) {
    let shifted = days + daysBeforeReferenceDate
    let era = floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (
      era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1
    )
  }

  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }

  /// The day of the week, where 0 is Sunday. 1 January 2001 was a Monday.
  public var weekday: Int {
    let shifted = days + 1
    return shifted - Self.floor(shifted, 7) * 7
  }

  public var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same time `count` days later.
  public func adding(days count: Int) -> PickedDate {
    var copy = self
    (copy.year, copy.month, copy.day) = Self.date(daysSinceReferenceDate: days + count)
    return copy
  }

  public mutating func setCountdown(seconds: Double) {
    countdown = Int((min(max(seconds, 0), 86_399) / 60).rounded(.down))
  }

  /// Sets the minute interval and rounds minutes and countdown down to it. An interval that does
  /// not divide an hour has no effect.
  public mutating func setMinuteInterval(_ interval: Int) {
    guard interval > 0, 60 % interval == 0 else { return }
    minuteInterval = interval
    minute -= minute % interval
    countdown -= countdown % interval
  }

  /// Uses the format of a locale such as `en_GB`. English without a region uses that of the United
  /// States.
  public mutating func follow(localeIdentifier identifier: String) {
    let parts = identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
    let language = parts.first ?? "en"
    let region = parts.dropFirst().first { $0.count == 2 }
    let isAmerican = region.map { $0 == "US" } ?? (language == "en")
    startsWithDay = !isAmerican
    uses12HourClock = region.map { Self.regionsNamingHalves.contains(String($0)) } ?? isAmerican
  }

  /// The regions with 12-hour clocks.
  ///
  /// Source: Unicode's common locale data.
  ///
  /// - Unverified: the list is not complete. Regions with few people are left out.
  private static let regionsNamingHalves: Set<String> = [
    "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "MY", "EG", "SA", "AE", "JO", "CO", "KR", "TW",
    "HK", "SG",
  ]
}
