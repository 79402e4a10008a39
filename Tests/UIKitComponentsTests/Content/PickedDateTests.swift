// SPDX-License-Identifier: MIT

import Testing
import UIKitComponents

struct PickedDateTests {
  private func words(_ date: PickedDate) -> [String] {
    [date.dayText, date.dateText, date.timeText]
  }

  /// Xcode writes the date beside the seconds, as in `<!--2017-02-06 20:53:03 +0000-->`.
  @Test(arguments: [
    (508_107_183.67711699, "Mon Feb 6", "Feb 6, 2017", "8:53 PM"),
    (578_698_890.84597301, "Sat May 4", "May 4, 2019", "9:41 PM"),
    (464_943_102.89942098, "Sat Sep 26", "Sep 26, 2015", "6:51 AM"),
    (-978_267_600, "Thu Jan 1", "Jan 1, 1970", "11:00 AM"),
    (0, "Mon Jan 1", "Jan 1, 2001", "12:00 AM"),
    (-1, "Sun Dec 31", "Dec 31, 2000", "11:59 PM"),
  ])
  func secondsAreADate(seconds: Double, day: String, date: String, time: String) {
    #expect(words(PickedDate(secondsSinceReferenceDate: seconds)) == [day, date, time])
  }

  @Test func everyDayFollowsTheOneBefore() {
    // Nine years around a century that has no leap day, from Wednesday, 1 January 1896.
    var date = PickedDate(secondsSinceReferenceDate: -3_313_526_400)
    #expect(date.dateText == "Jan 1, 1896" && date.weekday == 3)
    for _ in 0..<3287 {
      let next = date.adding(days: 1)
      #expect(next.weekday == (date.weekday + 1) % 7)
      let isLast = date.day == date.daysInMonth
      #expect(next.day == (isLast ? 1 : date.day + 1))
      #expect(next.month == (isLast ? date.month % 12 + 1 : date.month))
      #expect(next.adding(days: -1) == date)
      date = next
    }
    #expect(date.dateText == "Jan 1, 1905")
  }

  @Test func anOffsetMovesTheClock() {
    let date = PickedDate(secondsSinceReferenceDate: 0, offset: -5 * 3600)
    #expect(words(date) == ["Sun Dec 31", "Dec 31, 2000", "7:00 PM"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func oddNumbersAreSomeDate(seconds: Double) {
    let date = PickedDate(secondsSinceReferenceDate: seconds)
    #expect((1...9999).contains(date.year) && (1...12).contains(date.month))
    #expect((1...31).contains(date.day) && (0..<24).contains(date.hour))
  }

  @Test func regionsOrderAndCountAlike() {
    var date = PickedDate.sample
    date.follow(localeIdentifier: "en_GB")
    #expect(words(date) == ["Sun 14 Sep", "14 Sep 2025", "09:41"])
    date.follow(localeIdentifier: "en-AU")
    #expect(words(date) == ["Sun 14 Sep", "14 Sep 2025", "9:41 AM"])
    date.follow(localeIdentifier: "de")
    #expect(date.timeText == "09:41")
    date.follow(localeIdentifier: "en")
    #expect(date == .sample)
  }

  /// UIDatePicker.minuteInterval: "… must be evenly divided into 60".
  @Test func minutesGoInSteps() {
    var date = PickedDate.sample
    date.setMinuteInterval(7)
    #expect(date.minute == 41)
    date.setMinuteInterval(15)
    #expect(date.minute == 30)
    date.setCountdown(seconds: 5400)
    #expect(date.countdown == 90)
  }
}
