// SPDX-License-Identifier: MIT

public import Foundation

/// Formats durations, such as "1:05" or English words. Foundation's class is only available on
/// Apple's platforms.
open class DateComponentsFormatter: NSObject {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full
    /// Formatted like ``full``: numbers are not spelled out.
    case spellOut = 4
    case brief = 5
  }

  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  /// 0 is no limit.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var allowsFractionalUnits = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar? = Calendar.current
  open var formattingContext = Formatter.Context.unknown

  open func string(from ti: TimeInterval) -> String? {
    var rest = Int(ti.rounded(.towardZero))
    let isNegative = rest < 0
    rest = abs(rest)
    var values: [(DurationUnit, Int)] = []
    for (unit, flag, length) in Self.units where allowedUnits.contains(flag) {
      values.append((unit, rest / length))
      rest %= length
    }
    guard !values.isEmpty else { return nil }
    return (isNegative ? "-" : "") + joined(values)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let days = (components.day ?? 0) + 7 * (components.weekOfMonth ?? 0)
    let hours = 24 * days + (components.hour ?? 0)
    return string(
      from: TimeInterval(60 * (60 * hours + (components.minute ?? 0)) + (components.second ?? 0)))
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let units: [(DurationUnit, NSCalendar.Unit, Int)] = [
    (.year, .year, 31_536_000), (.month, .month, 2_592_000), (.week, .weekOfMonth, 604_800),
    (.day, .day, 86_400), (.hour, .hour, 3_600), (.minute, .minute, 60), (.second, .second, 1),
  ]

  /// Adds the approximation and remaining time phrases, except to positional text.
  private func phrased(_ text: String) -> String {
    guard unitsStyle != .positional else { return text }
    let about = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }

  private func joined(_ all: [(DurationUnit, Int)]) -> String {
    let drops: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    // The smallest unit always remains. In positional text the one before it remains too.
    let least = unitsStyle == .positional ? min(2, all.count) : 1
    var values = all
    if drops.contains(.dropLeading) {
      while values.count > least, values[0].1 == 0 { values.removeFirst() }
    }
    if drops.contains(.dropTrailing), unitsStyle != .positional {
      while values.count > 1, values[values.count - 1].1 == 0 { values.removeLast() }
    }
    if drops.contains(.dropMiddle), unitsStyle != .positional, values.count > 2 {
      values = values.enumerated()
        .filter { $0 == 0 || $0 == values.count - 1 || $1.1 != 0 }.map(\.element)
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    if unitsStyle == .positional {
      guard values.count > 1 || isPadded else { return "\(values[0].1)" }
      return values.enumerated().map { index, value in
        (index > 0 || isPadded) && value.1 < 10 ? "0\(value.1)" : "\(value.1)"
      }.joined(separator: ":")
    }
    let words = values.map { unit, value in word(unit, isPadded && value < 10, value) }
    return phrased(
      words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "))
  }

  private func word(_ unit: DurationUnit, _ isPadded: Bool, _ value: Int) -> String {
    let number = isPadded ? "0\(value)" : "\(value)"
    switch unitsStyle {
    case .abbreviated:
      return number + (unit == .month ? "mo" : String(unit.rawValue.prefix(1)))
    case .short, .brief:
      let names: [DurationUnit: String] = [
        .year: "yr", .month: "mth", .week: "wk", .hour: "hr", .minute: "min", .second: "sec",
      ]
      let name = names[unit] ?? "day"
      return unitsStyle == .brief
        ? number + name
        : "\(number) \(name)"
          + (value == 1 || unit == .minute || unit == .second || unit == .hour ? "" : "s")
    default:
      return "\(number) \(unit.rawValue)\(value == 1 ? "" : "s")"
    }
  }
}
