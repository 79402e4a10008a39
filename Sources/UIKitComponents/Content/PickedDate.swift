// SPDX-License-Identifier: MIT

/// What a date picker shows: a moment on the clock and calendar of a place, in the manner of a region.
public struct PickedDate: Hashable, Sendable {
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int
  public var hour: Int
  public var minute: Int
  /// What a countdown shows, in minutes.
  public private(set) var countdown = 0
  /// The steps of a wheel of minutes.
  public private(set) var minuteInterval = 1
  /// Whether hours count to 12 and halves of the day are named.
  public var namesDayHalves = true
  /// Whether a day stands before its month.
  public var startsWithDay = false

  /// What a picker shows that nobody gave a date. UIKit shows the present; a picture stays the same.
  public static let sample = PickedDate(secondsSinceReferenceDate: 779_535_660)

  /// - Parameters:
  ///   - seconds: from the beginning of 2001 in Greenwich; limited to the years 1 to 9999.
  ///   - offset: how far the clock is ahead of Greenwich, in seconds.
  public init(secondsSinceReferenceDate seconds: Double, offset: Int = 0) {
    let limited = seconds.isFinite ? min(max(seconds, -63_113_904_000), 252_423_993_599) : 0
    let total = Int(limited.rounded(.down)) + offset
    let days = Self.floor(total, 86_400)
    let rest = total - days * 86_400
    (hour, minute) = (rest / 3600, rest / 60 % 60)
    (year, month, day) = Self.date(daysSinceReferenceDate: days)
  }

  /// The days since the first of January 2001.
  private var days: Int {
    // Years begin in March, so that leap days are the last of theirs.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + Self.floor(shifted, 4) - Self.floor(shifted, 100)
      + Self.floor(shifted, 400) + dayOfYear - Self.daysBeforeReferenceDate
  }

  /// From the first of March of the year 0, in the calendar of today.
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

  /// From 0 for Sunday. The first of January 2001 was a Monday.
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

  /// The same time so many days later.
  public func adding(days count: Int) -> PickedDate {
    var copy = self
    (copy.year, copy.month, copy.day) = Self.date(daysSinceReferenceDate: days + count)
    return copy
  }

  public mutating func setCountdown(seconds: Double) {
    countdown = Int((min(max(seconds, 0), 86_399) / 60).rounded(.down))
  }

  /// Sets the steps of minutes, and goes back to the last one; what does not divide an hour has no effect.
  public mutating func setMinuteInterval(_ interval: Int) {
    guard interval > 0, 60 % interval == 0 else { return }
    minuteInterval = interval
    minute -= minute % interval
    countdown -= countdown % interval
  }

  /// Follows the manner of a region, as in `en_GB`. English by itself is that of the United States.
  public mutating func follow(localeIdentifier identifier: String) {
    let parts = identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }
    let language = parts.first ?? "en"
    let region = parts.dropFirst().first { $0.count == 2 }
    let isAmerican = region.map { $0 == "US" } ?? (language == "en")
    startsWithDay = !isAmerican
    namesDayHalves = region.map { Self.regionsNamingHalves.contains(String($0)) } ?? isAmerican
  }

  /// Regions whose clocks count to 12.
  ///
  /// Source: Unicode's common locale data.
  ///
  /// - Unverified: regions with few people are left out.
  private static let regionsNamingHalves: Set<String> = [
    "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "MY", "EG", "SA", "AE", "JO", "CO", "KR", "TW",
    "HK", "SG",
  ]
}
