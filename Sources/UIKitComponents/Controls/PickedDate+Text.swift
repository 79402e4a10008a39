// SPDX-License-Identifier: MIT

extension PickedDate {
  package static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October",
    "November", "December",
  ]

  package var monthName: String { Self.months[(month - 1) % 12] }

  private var shortMonth: String { String(monthName.prefix(3)) }

  /// The time, such as `9:41 AM` or `09:41`.
  package var timeText: String {
    let minutes = Self.padded(minute)
    return uses12HourClock
      ? "\(hourOnDial):\(minutes) \(hour < 12 ? "AM" : "PM")" : "\(Self.padded(hour)):\(minutes)"
  }

  /// The date, such as `Sep 14, 2025` or `14 Sep 2025`.
  package var dateText: String {
    startsWithDay ? "\(day) \(shortMonth) \(year)" : "\(shortMonth) \(day), \(year)"
  }

  /// The day, such as `Sun Sep 14` or `Sun 14 Sep`.
  package var dayText: String {
    Self.weekdays[weekday] + (startsWithDay ? " \(day) \(shortMonth)" : " \(shortMonth) \(day)")
  }

  /// The hour, from 1 to 12.
  package var hourOnDial: Int { (hour + 11) % 12 + 1 }

  package static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
