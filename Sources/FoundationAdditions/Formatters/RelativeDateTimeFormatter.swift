// SPDX-License-Identifier: MIT

public import Foundation

/// Formats relative dates in English. Foundation has this class only on Apple's platforms.
open class RelativeDateTimeFormatter: NSObject {
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    /// Named days, such as "yesterday" for one day ago.
    case named = 1
  }

  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style. Numbers are not spelled out in any style.
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// No effect.
  open var calendar = Calendar.current
  /// No effect.
  open var locale = Locale.current

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Uses the largest unit of which the interval has at least one.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let seconds = Int(timeInterval.rounded(.towardZero))
    for (index, length) in Self.lengths.enumerated() where abs(seconds) >= length {
      return text(seconds / length, Self.units[index])
    }
    return text(seconds, .second)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
      dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    for (value, unit) in zip(values, Self.units) {
      if let value, value != 0 { return text(value, unit) }
    }
    return text(0, .second)
  }

  private static let lengths = [31_536_000, 2_592_000, 604_800, 86_400, 3_600, 60, 1]
  private static let units: [DurationUnit] = [
    .year, .month, .week, .day, .hour, .minute, .second,
  ]

  private func text(_ value: Int, _ unit: DurationUnit) -> String {
    if dateTimeStyle == .named, let name = unit.name(at: value) { return name }
    let words = unit.words(abs(value), isShort: unitsStyle.rawValue >= UnitsStyle.short.rawValue)
    return value < 0 ? "\(words) ago" : "in \(words)"
  }
}

/// A unit of time in English.
enum DurationUnit: String {
  case year, month, week, day, hour, minute, second

  package func words(_ count: Int, isShort: Bool) -> String {
    guard isShort else { return "\(count) \(rawValue)\(count == 1 ? "" : "s")" }
    let short: [DurationUnit: String] = [
      .year: "yr.", .month: "mo.", .week: "wk.", .hour: "hr.", .minute: "min.", .second: "sec.",
    ]
    return "\(count) \(short[self] ?? (count == 1 ? "day" : "days"))"
  }

  package func name(at value: Int) -> String? {
    switch (self, value) {
    case (.second, 0): "now"
    case (.day, -1): "yesterday"
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.second, _), (.minute, _), (.hour, _): nil
    case (_, -1): "last \(rawValue)"
    case (_, 1): "next \(rawValue)"
    default: nil
    }
  }
}
