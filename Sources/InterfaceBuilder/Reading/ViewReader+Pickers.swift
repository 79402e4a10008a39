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

  /// The canvas shows a picker without a style with wheels (6 of 6 since iOS 14). Apps show fields.
  private func dateStyle(_ element: IBElement) -> ControlContent.DatePickerStyle {
    switch element["style"] {
    case "wheels": .wheels
    case "compact": .compact
    case "inline": .inline
    default: canvas.isOwn ? .wheels : .automatic
    }
  }

  /// The date of a picker in the file. An app may replace it with the current date.
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

  /// The height of wheels. It is low in a cell that is a document, which has no screen for
  /// measurement.
  var wheelHeight: ControlContent.WheelHeight { isRootedInCell ? .low : .automatic }
}
