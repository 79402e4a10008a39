// SPDX-License-Identifier: MIT

import UIKitComponents

extension ViewReader {
  func datePicker(_ element: IBElement) -> ControlContent {
    .datePicker(dateMode(element), dateStyle(element), wheelHeight, pickedDate(element))
  }

  private func dateMode(_ element: IBElement) -> ControlContent.DatePickerMode {
    switch element["datePickerMode"] {
    case "time": .time
    case "date": .date
    case "countDownTimer": .countDownTimer
    default: .dateAndTime
    }
  }

  private func dateStyle(_ element: IBElement) -> ControlContent.DatePickerStyle {
    switch element["style"] {
    case "wheels": .wheels
    case "compact": .compact
    case "inline": .inline
    default: .automatic
    }
  }

  /// The date that the file has for a picker, also where the app begins with the present.
  private func pickedDate(_ element: IBElement) -> PickedDate {
    func seconds(_ key: String) -> Double? {
      element.child(key: key)?.number("timeIntervalSinceReferenceDate")
    }
    var date = PickedDate.sample
    if var shown = seconds("date") {
      let (least, most) = (seconds("minimumDate"), seconds("maximumDate"))
      shown = max(shown, least ?? shown)
      if let most, most >= least ?? most { shown = min(shown, most) }
      date = PickedDate(secondsSinceReferenceDate: shown)
    }
    date.setCountdown(seconds: element.number("countDownDuration") ?? 0)
    date.setMinuteInterval(count(element["minuteInterval"], otherwise: 1))
    let locale = element.child(key: "locale")
    if let locale = locale?["localeIdentifier"] { date.follow(localeIdentifier: locale) }
    return date
  }

  /// Pickers in a cell that is a document of its own have no screen to measure by.
  var wheelHeight: ControlContent.WheelHeight { isRootedInCell ? .low : .automatic }
}
