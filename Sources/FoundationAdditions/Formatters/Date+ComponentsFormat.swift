// SPDX-License-Identifier: MIT

public import Foundation

extension Date {
  /// The equivalent of `ComponentsFormatStyle`, of which Foundation on Linux has no public
  /// initializer.
  ///
  /// Formats the length of a date range in English: "2 hours, 5 minutes", "2 hr, 5 min", "2hr
  /// 5min".
  public struct ComponentsFormat: Foundation.FormatStyle, Codable, Hashable, Sendable {
    public enum Field: Int, CaseIterable, Codable, Hashable, Sendable {
      case year, month, week, day, hour, minute, second

      fileprivate var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }
    }

    public enum Style: Int, Codable, Hashable, Sendable {
      /// Formatted like ``wide``: numbers are not spelled out.
      case spellOut
      case wide, abbreviated, condensedAbbreviated, narrow

      fileprivate var units: DateComponentsFormatter.UnitsStyle {
        switch self {
        case .spellOut, .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        }
      }
    }

    public var style: Style
    public var fields: Set<Field>?
    public var calendar = Calendar.autoupdatingCurrent
    /// No effect.
    public var locale = Locale.autoupdatingCurrent

    public init(style: Style, fields: Set<Field>? = nil) {
      self.style = style
      self.fields = fields
    }

    public func format(_ v: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style.units
      formatter.calendar = calendar
      formatter.allowedUnits = (fields ?? [.day, .hour, .minute, .second]).reduce(into: []) {
        $0.formUnion($1.unit)
      }
      return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> ComponentsFormat {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> ComponentsFormat {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension FormatStyle where Self == Date.ComponentsFormat {
  public static var timeDuration: Date.ComponentsFormat {
    Date.ComponentsFormat(style: .narrow, fields: [.hour, .minute, .second])
  }

  public static func components(
    style: Date.ComponentsFormat.Style, fields: Set<Date.ComponentsFormat.Field>? = nil
  ) -> Self { Date.ComponentsFormat(style: style, fields: fields) }
}
